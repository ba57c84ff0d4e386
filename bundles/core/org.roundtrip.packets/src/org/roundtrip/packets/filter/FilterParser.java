// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.filter;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.roundtrip.model.text.Texts;

/**
 * Reads filters:
 *
 * <pre>
 * either    = both { ("||" | "or") both }
 * both      = one { ("&amp;&amp;" | "and") one }
 * one       = ("!" | "not") one | "(" either ")" | field [ operator value | "in" "{" value { "," value } "}" ]
 * operator  = "==" | "!=" | "&lt;" | "&lt;=" | "&gt;" | "&gt;=" | "contains" | "matches"
 * </pre>
 *
 * <p>Operators of Wireshark that are words stand for signs: {@code eq ne lt le gt ge}.
 */
final class FilterParser {
    private static final Texts TEXTS = Texts.of(FilterParser.class);
    private static final int LONGEST = 10_000;
    private static final int DEEPEST = 200;
    private static final String CONTAINS = "contains", MATCHES = "matches";
    private static final Set<String> OPERATORS = Set.of("==", "!=", "<", "<=", ">", ">=", CONTAINS, MATCHES);
    private static final Map<String, String> WORDS = Map.of("eq", "==", "ne", "!=", "lt", "<", "le", "<=", "gt", ">", "ge", ">=");
    private static final String FRAME = "frame";
    private static final String STATUS = "http.response.code";
    private static final Pattern STATUSES = Pattern.compile("[1-5][0-9]{2}");

    private final List<Token> tokens;
    private final Set<String> protocols;
    private int at;
    private int depth;

    private FilterParser(List<Token> tokens, Set<String> protocols) {
        this.tokens = tokens;
        this.protocols = protocols;
    }

    static Filter parse(String text, Set<String> protocols) throws FilterException {
        if (text.length() > LONGEST) {
            throw new FilterException(LONGEST, TEXTS.text("error.long", LONGEST));
        }
        FilterParser parser = new FilterParser(Lexer.tokens(text), protocols);
        if (parser.token().kind() == Token.Kind.END) {
            return Filter.ALL;
        }
        Filter filter = parser.either();
        Token rest = parser.token();
        if (rest.kind() != Token.Kind.END) {
            throw new FilterException(rest.from(), TEXTS.text("error.rest", rest.text()));
        }
        return filter;
    }

    private Filter either() throws FilterException {
        Filter filter = both();
        while (take("||") || take("or")) {
            filter = filter.or(both());
        }
        return filter;
    }

    private Filter both() throws FilterException {
        Filter filter = one();
        while (take("&&") || take("and")) {
            filter = filter.and(one());
        }
        return filter;
    }

    private Filter one() throws FilterException {
        if (++depth > DEEPEST) {
            throw new FilterException(token().from(), TEXTS.text("error.deep", DEEPEST));
        }
        try {
            if (take("!") || take("not")) {
                return one().not();
            }
            if (take("(")) {
                Filter inner = either();
                expect(")");
                return inner;
            }
            return condition();
        } finally {
            depth--;
        }
    }

    private Filter condition() throws FilterException {
        Token name = token();
        if (name.kind() != Token.Kind.WORD) {
            throw new FilterException(name.from(), TEXTS.text(name.kind() == Token.Kind.END ? "error.missing"
                    : "error.field", name.text()));
        }
        at++;
        Token operator = operator();
        if (protocols.contains(name.text()) && operator == null) {
            return protocol(name.text());
        }
        if ((protocols.contains(name.text()) || name.text().equals(FRAME)) && operator != null
                && (operator.text().equals(CONTAINS) || operator.text().equals(MATCHES))) {
            throw new FilterException(name.from(), TEXTS.text("error.bytes", operator.text()));
        }
        FilterField field = field(name);
        if (take("in")) {
            return Comparison.in(field, values());
        }
        if (operator != null) {
            at++;
            return Comparison.of(field, operator, value());
        }
        return Comparison.exists(field);
    }

    /** The next word if it is an operator, as a sign where there is one; else null. */
    private Token operator() {
        Token next = token();
        String sign = WORDS.getOrDefault(next.text(), next.text());
        return next.kind() == Token.Kind.STRING || !OPERATORS.contains(sign) ? null
                : new Token(next.kind(), sign, next.from(), next.to());
    }

    /** The protocols of messages, those that carry them, and TCP itself. */
    private static Filter protocol(String name) {
        if (name.equals(FilterLanguage.TCP)) {
            return packet -> packet.stream() != null;
        }
        return packet -> packet.messages().stream().anyMatch(message -> message.protocol().equals(name)
                || message.carriers().contains(name));
    }

    private FilterField field(Token name) throws FilterException {
        FilterField known = FilterFields.all().get(name.text());
        if (known != null) {
            return known;
        }
        if (name.text().startsWith(MessageFields.PREFIX) && name.text().length() > MessageFields.PREFIX.length()) {
            return MessageFields.of(name.text(), path(name.text().substring(MessageFields.PREFIX.length())));
        }
        throw unknown(name);
    }

    /** Says what to write instead of a name that is none. */
    private FilterException unknown(Token name) {
        String written = name.text();
        if (STATUSES.matcher(written).matches() && operator() == null && !token().is("in")) {
            String ours = STATUS + " == " + written;
            return new FilterException(name.from(), TEXTS.text("error.unknown.status", written, ours),
                    List.of(new Proposal(ours, name.from(), name.to(), WiresharkNames.help(STATUS))));
        }
        String theirs = WiresharkNames.of(written);
        if (theirs != null) {
            String ours = WiresharkNames.all().get(theirs);
            return instead(name, TEXTS.text("error.unknown.wireshark", theirs, ours), List.of(ours));
        }
        List<String> near = NearNames.of(written);
        if (!near.isEmpty()) {
            return instead(name, TEXTS.text("error.unknown.near", written, String.join(", ", near)), near);
        }
        String protocol = written.split("\\.", 2)[0];
        return new FilterException(name.from(), protocols.contains(protocol)
                ? TEXTS.text("error.unknown.protocol", written, protocol) : TEXTS.text("error.unknown", written));
    }

    private static FilterException instead(Token name, String sentence, List<String> words) {
        return new FilterException(name.from(), sentence,
                words.stream().map(each -> new Proposal(each, name.from(), name.to(), WiresharkNames.help(each))).toList());
    }

    /** Names between dots; one in quotes may hold dots itself. */
    private static List<String> path(String written) {
        List<String> names = new ArrayList<>();
        StringBuilder name = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < written.length(); i++) {
            char c = written.charAt(i);
            if (c == '"') {
                quoted = !quoted;
            } else if (c == '\\' && quoted && i + 1 < written.length()) {
                name.append(written.charAt(++i));
            } else if (c == '.' && !quoted) {
                names.add(name.toString());
                name.setLength(0);
            } else {
                name.append(c);
            }
        }
        names.add(name.toString());
        return names;
    }

    private List<Token> values() throws FilterException {
        expect("{");
        List<Token> values = new ArrayList<>();
        do {
            values.add(value());
        } while (take(","));
        expect("}");
        return values;
    }

    private Token value() throws FilterException {
        Token value = token();
        if (value.kind() != Token.Kind.WORD && value.kind() != Token.Kind.STRING) {
            throw new FilterException(value.from(), TEXTS.text("error.noValue"));
        }
        at++;
        return value;
    }

    private void expect(String sign) throws FilterException {
        if (!take(sign)) {
            throw new FilterException(token().from(), TEXTS.text("error.expected", sign));
        }
    }

    private boolean take(String sign) {
        boolean there = token().is(sign);
        at += there ? 1 : 0;
        return there;
    }

    private Token token() {
        return tokens.get(at);
    }
}
