interface ShareLinks {
  networks: { name: string; href: string }[];
  mail: string;
}

/** Share URLs for an address, with the title where the network supports it. */
export function shareLinks(address: string, title: string): ShareLinks {
  const url = encodeURIComponent(address);
  const text = encodeURIComponent(title);
  return {
    networks: [
      { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}&quote=${text}` },
      { name: 'X', href: `https://twitter.com/intent/tweet?url=${url}&text=${text}` },
      { name: 'LinkedIn', href: `https://www.linkedin.com/shareArticle?mini=true&url=${url}&title=${text}` },
    ],
    mail: `mailto:?subject=${text}&body=${url}`,
  };
}
