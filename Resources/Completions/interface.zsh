    # A first word that no subcommand begins with belongs to `interface`.
    local -ar subcommand_names=(SUBCOMMANDS)
    if ! (( ${#${(M)subcommand_names:#${(b)words[2]}*}} )); then
        words=("${words[1]}" interface "${(@)words[2,-1]}")
        ((CURRENT++))
    fi

