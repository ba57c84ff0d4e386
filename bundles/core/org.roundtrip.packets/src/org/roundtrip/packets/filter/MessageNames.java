// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.filter;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.roundtrip.dissect.Side;
import org.roundtrip.files.SimilarNames;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.decode.MessageSummary;

/**
 * Finds a name that a filter asks for and no message has. It is of an operation, a protocol, a kind or a sender. It is
 * mistyped, or from before the message was named as the specification of its protocol does, and lets nothing through.
 * For one thread.
 */
public final class MessageNames {
    private static final Texts TEXTS = Texts.of(MessageNames.class);
    private static final String OPERATION = "message.operation";
    /** The fields whose values are names, with the name of a message. */
    private static final Map<String, Function<MessageSummary, String>> FIELDS = Map.of(OPERATION, MessageSummary::operation,
            "message.protocol", MessageSummary::protocol, "message.kind", message -> message.kind().name().toLowerCase(Locale.ROOT),
            "http.request.method", message -> message.side() == Side.CLIENT ? message.code() : "");
    private static final List<String> EQUAL = List.of("==", "eq");
    private static final List<String> NOT = List.of("!", "not");
    private static final int CHARACTERS_PER_SLIP = 6;
    private static final int MOST = 3;
    /** Fewer names than this are all said where none of them is like the one that is asked for. */
    private static final int FEW = 6;

    private final Map<String, Set<String>> names = new TreeMap<>();

    /** No message is known yet; packets without messages have senders too. */
    public MessageNames() {
        FIELDS.keySet().forEach(field -> names.put(field, new TreeSet<>()));
        names.put("from", new TreeSet<>(List.of("client", "server")));
    }

    /** Adds the names of the messages of a capture. @return this */
    public MessageNames add(Collection<MessageSummary> messages) {
        FIELDS.forEach((field, name) -> messages.stream().map(name).filter(each -> !each.isEmpty()).forEach(names.get(field)::add));
        return this;
    }

    /**
     * Looks for such a name among those that a field is to be equal to. Where a filter leaves something out, a name that no message
     * has does no harm, and is not looked for unless nothing is left.
     *
     * @param nothing whether the filter lets nothing through
     * @throws FilterException at the first one, or when the filter cannot be understood
     */
    public void check(String filter, boolean nothing) throws FilterException {
        List<Token> tokens = Lexer.tokens(filter);
        if (!nothing && tokens.stream().anyMatch(token -> NOT.stream().anyMatch(token::is))) {
            return;
        }
        for (int i = 0; i < tokens.size(); i++) {
            Token field = tokens.get(i);
            Set<String> known = field.kind() == Token.Kind.WORD ? names.get(field.text()) : null;
            for (Token value : known == null ? List.<Token>of() : values(tokens, i + 1)) {
                if (!known.contains(value.text())) {
                    throw unknown(field.text(), value, known);
                }
            }
        }
    }

    /** The values to one of which a field is to be equal. @param at the place after the field */
    private static List<Token> values(List<Token> tokens, int at) {
        if (EQUAL.contains(tokens.get(at).text())) {
            return List.of(tokens.get(at + 1));
        }
        List<Token> values = new ArrayList<>();
        if (tokens.get(at).is("in")) {
            for (int i = at + 2; !tokens.get(i - 1).is("}") && i < tokens.size() - 1; i += 2) {
                values.add(tokens.get(i));
            }
        }
        return values;
    }

    private static FilterException unknown(String field, Token value, Set<String> known) {
        List<String> like = near(value.text(), known);
        List<String> instead = like.isEmpty() && known.size() < FEW ? List.copyOf(known) : like;
        List<String> quoted = instead.stream().map(FilterLanguage::quote).toList();
        String said = TEXTS.text("names." + field, value.text());
        return new FilterException(value.from(), quoted.isEmpty() ? said
                : TEXTS.text(like.isEmpty() ? "names.all" : "names.near", said, String.join(", ", quoted)),
                quoted.stream().map(name -> new Proposal(name, value.from(), value.to(), name)).toList());
    }

    /** The names that differ by a slip or two, or else those with the most words in common. */
    private static List<String> near(String asked, Collection<String> names) {
        List<String> slips = SimilarNames.bySlips(asked, names, CHARACTERS_PER_SLIP);
        if (!slips.isEmpty()) {
            return slips.stream().limit(MOST).toList();
        }
        List<String> words = Arrays.stream(asked.toLowerCase(Locale.ROOT).split("\\W+")).filter(word -> !word.isEmpty()).toList();
        return names.stream().collect(Collectors.groupingBy(name -> shared(name, words))).entrySet().stream()
                .filter(group -> group.getKey() > 0).max(Map.Entry.comparingByKey())
                .map(group -> group.getValue().stream().limit(MOST).toList()).orElse(List.of());
    }

    private static long shared(String name, List<String> words) {
        String all = name.toLowerCase(Locale.ROOT);
        return words.stream().filter(all::contains).count();
    }
}
