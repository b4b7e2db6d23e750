// The functions of the app itself: storyboards name methods, and symbols have their addresses.
#define _GNU_SOURCE
#include "CUIKit.h"
#include <elf.h>
#include <link.h>
#include <string.h>

static uint32_t symbol_count(const uint32_t *hash) {
  // The GNU hash table has no count: the last chain ends at the last symbol.
  uint32_t buckets = hash[0], first = hash[1], bloom = hash[2], last = 0;
  const uint32_t *bucket = (const uint32_t *)((const ElfW(Addr) *)(hash + 4) + bloom);
  for (uint32_t i = 0; i < buckets; i++) if (bucket[i] > last) last = bucket[i];
  if (last < first) return first;
  const uint32_t *chain = bucket + buckets;
  while (!(chain[last - first] & 1)) last++;
  return last + 1;
}

struct search { const char *prefix; cuikit_symbol visit; void *context; };

static int main_program(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size;
  struct search *search = data;
  const ElfW(Sym) *symbols = 0;
  const char *names = 0;
  const uint32_t *hash = 0;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    if (info->dlpi_phdr[i].p_type != PT_DYNAMIC) continue;
    const ElfW(Dyn) *entry = (const ElfW(Dyn) *)(info->dlpi_addr + info->dlpi_phdr[i].p_vaddr);
    for (; entry->d_tag != DT_NULL; entry++) {
      if (entry->d_tag == DT_SYMTAB) symbols = (const ElfW(Sym) *)entry->d_un.d_ptr;
      if (entry->d_tag == DT_STRTAB) names = (const char *)entry->d_un.d_ptr;
      if (entry->d_tag == DT_GNU_HASH) hash = (const uint32_t *)entry->d_un.d_ptr;
    }
  }
  if (symbols && names && hash) {
    size_t length = strlen(search->prefix);
    uint32_t count = symbol_count(hash);
    for (uint32_t i = 0; i < count; i++) {
      const char *name = names + symbols[i].st_name;
      if (symbols[i].st_shndx == SHN_UNDEF || strncmp(name, search->prefix, length)) continue;
      search->visit(name, (void *)(info->dlpi_addr + symbols[i].st_value), search->context);
    }
  }
  // The first one is the program itself.
  return 1;
}

void cuikit_symbols(const char *prefix, cuikit_symbol visit, void *context) {
  struct search search = {prefix, visit, context};
  dl_iterate_phdr(main_program, &search);
}
