    # A first word that no subcommand begins with belongs to `interface`.
    if ! compgen -W 'SUBCOMMANDS' -- "${COMP_WORDS[1]}" >/dev/null; then
        COMP_LINE="${COMP_WORDS[0]} interface${COMP_LINE#"${COMP_WORDS[0]}"}"
        COMP_WORDS=("${COMP_WORDS[0]}" interface "${COMP_WORDS[@]:1}")
        ((COMP_POINT += 10, COMP_CWORD++))
    fi

