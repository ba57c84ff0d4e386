// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.soap;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.Field;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.text.ShownText;

/**
 * The values that elements refer to by an id ({@code href="#id0"}). They are shown at the place of each reference, as
 * fields without bytes. References in a few bytes can expand to any size, so only the first {@link #MOST_SHOWN} parts
 * are shown.
 */
final class References {
    private static final int MOST_SHOWN = 5000;
    /** Fields that a message may have after its body. */
    private static final int MOST_BEHIND = 2000;
    /** Each field has more units than this. */
    private static final int LEAST_UNITS = 2;
    private static final int MOST_DEPTH = 64;
    private static final int MOST_IDS = 200_000;
    private static final long MOST_SCANNED = 32 << 20;

    /**
     * A value that is referred to.
     *
     * @param value its text, empty when it has parts
     * @param parts without bytes
     */
    record Shown(String value, List<Field> parts) {
    }

    private final XmlText text;
    private final boolean shows;
    private final Map<String, Integer> places = new HashMap<>();
    private final Set<String> wanted = new HashSet<>();
    private final Set<String> under = new HashSet<>();
    private int shown;
    private long scanned;

    /** Finds the references and their values; in a damaged document only those before the damage. */
    References(MessageReader in, XmlText text) {
        this.text = text;
        shows = in.lists() || in.noted() + text.length() / LEAST_UNITS + MOST_SHOWN + MOST_BEHIND
                > MessageReader.MOST_FIELDS;
        if (!mayRefer()) {
            return;
        }
        XmlScanner scanner = new XmlScanner(text);
        try {
            for (XmlScanner.Piece piece = scanner.next(); piece != XmlScanner.Piece.FINISH; piece = scanner.next()) {
                if (piece == XmlScanner.Piece.START) {
                    collect(scanner.tag());
                }
            }
        } catch (DissectException e) {
            // Decoding finds the same damage and reports it.
        }
    }

    private boolean mayRefer() {
        for (int at = text.find(1, "ref="); at > 0; at = text.find(at + 1, "ref=")) {
            if (text.unit(at - 1) == 'h' || text.unit(at - 1) == ':') {
                return true;
            }
        }
        return false;
    }

    private void collect(XmlTag tag) {
        for (int i = 0; i < tag.attributes(); i++) {
            String target = target(tag, i);
            if (target != null && wanted.size() < MOST_IDS) {
                wanted.add(target);
            } else if (tag.attributeName(i).equals("id") && places.size() < MOST_IDS) {
                places.putIfAbsent(tag.value(i), tag.from());
            }
        }
    }

    /** The id that an attribute refers to, as in SOAP 1.1 or 1.2; null when it does not. */
    static String target(XmlTag tag, int attribute) {
        return switch (tag.attributeName(attribute)) {
            case "href" -> tag.value(attribute).startsWith("#") ? tag.value(attribute).substring(1) : null;
            case "ref" -> tag.attributePrefix(attribute).isEmpty() ? null : tag.value(attribute);
            default -> null;
        };
    }

    /** Whether an element refers to the id. */
    boolean isWanted(String id) {
        return wanted.contains(id);
    }

    /**
     * Returns whether values must be shown at their references. They are when fields are listed, or when there may be
     * too many, which the message then reports.
     */
    boolean shows() {
        return shows;
    }

    /** Returns the value with an id. @param position offset that its fields get */
    Shown show(String id, long position) {
        Integer place = places.get(id);
        if (place == null || shown++ >= MOST_SHOWN || scanned >= MOST_SCANNED || !under.add(id)) {
            return new Shown("", List.of());
        }
        XmlScanner scanner = new XmlScanner(text, place);
        try {
            scanner.next();
            return content(scanner, position, MOST_DEPTH - under.size());
        } catch (DissectException e) {
            return new Shown("", List.of());
        } finally {
            scanned += scanner.to() - place;
            under.remove(id);
        }
    }

    /** Reads the content of the element whose tag was just scanned. */
    private Shown content(XmlScanner scanner, long position, int deeper) throws DissectException {
        for (int i = 0; i < scanner.tag().attributes(); i++) {
            String target = target(scanner.tag(), i);
            if (target != null) {
                Shown there = show(target, position);
                skip(scanner);
                return there;
            }
        }
        StringBuilder value = new StringBuilder();
        List<Field> parts = new ArrayList<>();
        if (scanner.tag().empty()) {
            return new Shown("", parts);
        }
        int depth = scanner.depth();
        while (scanner.depth() >= depth && shown < MOST_SHOWN) {
            switch (scanner.next()) {
                case START -> part(scanner, position, deeper, parts);
                case TEXT, CDATA -> XmlValue.append(value, text, scanner);
                default -> { }
            }
        }
        boolean leaf = parts.isEmpty();
        return new Shown(leaf ? ShownText.of(value.toString()) : "", parts);
    }

    private void part(XmlScanner scanner, long position, int deeper, List<Field> parts) throws DissectException {
        shown++;
        String name = scanner.tag().localName();
        if (deeper <= 0) {
            skip(scanner);
            return;
        }
        Shown inner = content(scanner, position, deeper - 1);
        parts.add(new Field(name, inner.value, position, position, ByteRole.CONTENT, List.copyOf(inner.parts)));
    }

    /** Skips the element whose tag was just scanned, to its end. */
    private static void skip(XmlScanner scanner) throws DissectException {
        int depth = scanner.depth();
        if (!scanner.tag().empty()) {
            while (scanner.depth() >= depth) {
                scanner.next();
            }
        }
    }
}
