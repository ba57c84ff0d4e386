// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.filter;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.roundtrip.model.text.Texts;

/** Proposes the words that may follow at a place of a filter. */
final class Completion {
    private static final Texts TEXTS = Texts.of(Completion.class);
    private static final List<String> WORDS = List.of("&&", "||", "and", "or", "not", "!", "(", "");
    private static final List<String> JOINS = List.of("&&", "||");
    private static final List<String> JOINS_AS_WORDS = List.of("and", "or");
    /** A field and the list of its values, perhaps unfinished. Texts in quotes may have brackets. */
    private static final Pattern OPEN_LIST = Pattern.compile("(?<![\\w.:/-])([\\w.:/-]+)\\s+in\\s*\\{(?:[^}\"]++|\"(?:[^\"\\\\]++|\\\\.)*+\")*+$");

    private final Set<String> protocols;

    Completion(Set<String> protocols) {
        this.protocols = protocols;
    }

    List<Proposal> at(String text, int caret) {
        int from = caret;
        while (from > 0 && isName(text.charAt(from - 1))) {
            from--;
        }
        int to = caret;
        while (to < text.length() && isName(text.charAt(to))) {
            to++;
        }
        String begun = text.substring(from, caret);
        String before = lastWord(text.substring(0, from));
        List<Proposal> proposals = new ArrayList<>();
        Matcher list = OPEN_LIST.matcher(text.substring(0, from));
        if (list.find()) {
            inList(list.group(1), before, begun, from, to, proposals);
        } else if (before.equals("in")) {
            add(List.of("{"), "list", begun, from, to, proposals);
        } else if (WORDS.contains(before)) {
            names(begun, from, to, proposals);
        } else if (FilterFields.all().containsKey(before) || before.startsWith(MessageFields.PREFIX)) {
            operators(before, begun, from, to, proposals);
        } else if (before.equals("==") || before.equals("!=")) {
            values(lastWord(text.substring(0, from).stripTrailing().replaceFirst("[=!]=$", "")), begun, from, to, proposals);
        } else {
            add(JOINS, "join", begun, from, to, proposals);
            joinsAsWords("join", begun, from, to, proposals);
        }
        // A word that is complete stands first, although longer ones begin with it; so does what a whole name of Wireshark's is here.
        String first = WiresharkNames.all().getOrDefault(begun, begun);
        proposals.sort(Comparator.comparing(proposal -> !proposal.text().equals(first)));
        return proposals;
    }

    private void names(String begun, int from, int to, List<Proposal> proposals) {
        FilterFields.all().values().stream().filter(field -> field.name().startsWith(begun))
                .forEach(field -> proposals.add(new Proposal(field.name(), from, to, field.help())));
        if (MessageFields.PREFIX.startsWith(begun)) {
            proposals.add(new Proposal(MessageFields.PREFIX, from, to, TEXTS.text("field.field")));
        }
        protocols.stream().filter(name -> name.startsWith(begun))
                .forEach(name -> proposals.add(new Proposal(name, from, to, TEXTS.text("protocol", name))));
        if (!begun.isEmpty()) {
            wiresharks(begun, from, to, proposals);
        }
    }

    /** Leads from names of Wireshark's to ours. Several may lead to the same words, and these may be proposed already: they are shown once. */
    private static void wiresharks(String begun, int from, int to, List<Proposal> proposals) {
        Map<String, List<String>> names = new LinkedHashMap<>();
        WiresharkNames.all().entrySet().stream().filter(name -> name.getKey().startsWith(begun))
                .forEach(name -> names.computeIfAbsent(name.getValue(), ours -> new ArrayList<>()).add(name.getKey()));
        Set<String> there = proposals.stream().map(Proposal::text).collect(Collectors.toSet());
        names.forEach((ours, theirs) -> {
            if (!there.contains(ours) || theirs.contains(begun)) {
                proposals.removeIf(proposal -> proposal.text().equals(ours));
                String help = WiresharkNames.help(ours);
                proposals.add(new Proposal(ours, from, to, TEXTS.text(help.equals(ours) ? "wireshark.words" : "wireshark",
                        String.join(", ", theirs), help)));
            }
        });
    }

    private static void operators(String name, String begun, int from, int to, List<Proposal> proposals) {
        FilterField field = FilterFields.all().get(name);
        FieldType type = field == null ? FieldType.VALUE : field.type();
        add(List.of("==", "!="), "operator", begun, from, to, proposals);
        if (type.ordered()) {
            add(List.of("<", "<=", ">", ">="), "operator", begun, from, to, proposals);
        }
        if (type.text()) {
            add(List.of("contains", "matches"), "operator", begun, from, to, proposals);
        }
        add(List.of("in {"), "operator", begun, from, to, proposals);
        add(JOINS, "operator", begun, from, to, proposals);
        joinsAsWords("operator", begun, from, to, proposals);
    }

    /** Who begins to write one of the words is led to it; others get the signs, which are the same. */
    private static void joinsAsWords(String help, String begun, int from, int to, List<Proposal> proposals) {
        if (!begun.isEmpty()) {
            add(JOINS_AS_WORDS, help, begun, from, to, proposals);
        }
    }

    /** Within the brackets of a list stand values of its field. Each is followed by a comma, the last one by the bracket. */
    private void inList(String name, String before, String begun, int from, int to, List<Proposal> proposals) {
        if (before.endsWith("{") || before.endsWith(",")) {
            values(name, begun, from, to, proposals);
        } else {
            add(List.of("}", ","), "list", begun, from, to, proposals);
        }
    }

    private void values(String name, String begun, int from, int to, List<Proposal> proposals) {
        switch (name) {
            case "from" -> add(List.of("client", "server"), "from", begun, from, to, proposals);
            case "message.kind" -> add(List.of("request", "response", "handshake", "control", "fragment", "unknown"),
                    "kind", begun, from, to, proposals);
            case "message.protocol" -> protocols.stream().filter(each -> each.startsWith(begun))
                    .forEach(each -> proposals.add(new Proposal(each, from, to, TEXTS.text("protocol", each))));
            default -> {
            }
        }
    }

    private static void add(List<String> words, String help, String begun, int from, int to, List<Proposal> proposals) {
        for (String word : words) {
            if (word.startsWith(begun)) {
                proposals.add(new Proposal(word, from, to, TEXTS.text("word." + help + "." + word.replaceAll(" .*", ""))));
            }
        }
    }

    private static String lastWord(String text) {
        String stripped = text.stripTrailing();
        int from = stripped.length();
        boolean name = from > 0 && isName(stripped.charAt(from - 1));
        while (from > 0 && !Character.isWhitespace(stripped.charAt(from - 1)) && isName(stripped.charAt(from - 1)) == name
                && (name || "(){}!,".indexOf(stripped.charAt(from - 1)) < 0 || from == stripped.length())) {
            from--;
        }
        return stripped.substring(from);
    }

    private static boolean isName(char c) {
        return Character.isLetterOrDigit(c) || c == '.' || c == '_' || c == '-' || c == ':' || c == '/';
    }
}
