// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.soap;

import java.util.ArrayList;
import java.util.List;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.text.ShownText;

/**
 * Decodes one document of XML-RPC: arguments, members of structs and elements of arrays are parts with their values. The tags and names of
 * values are information about types. For one thread.
 */
final class XmlRpcBody {
    private static final String CALL = "methodCall", RESPONSE = "methodResponse", METHOD = "methodName", PARAMETER = "param", FAULT = "fault",
            MEMBER = "member", NAME = "name", DATA = "data", VALUE = "value", RESULT = "result";
    private static final List<String> PROTOCOL = List.of(CALL, RESPONSE, METHOD, "params");
    /** What holds other elements, so that blanks in it format the document. */
    private static final List<String> HOLDERS = List.of(CALL, RESPONSE, "params", PARAMETER, FAULT, MEMBER, DATA, "struct", "array");
    private static final String NAME_TAG = "<name>";

    /** An element that has begun. */
    private static final class Element {
        private final String tag;
        private final boolean part;
        private final StringBuilder value = new StringBuilder(0);
        /** How many elements have begun in it. */
        private int children;

        Element(String tag, boolean part) {
            this.tag = tag;
            this.part = part;
        }

        ByteRole role() {
            return PROTOCOL.contains(tag) ? ByteRole.PROTOCOL_HEADER : ByteRole.TYPE_INFORMATION;
        }
    }

    private final MessageReader in;
    private final XmlText text;
    private final Hints hints;
    private final XmlScanner scanner;
    private final XmlNotes notes;
    private final List<Element> open = new ArrayList<>();

    /** @param in reader whose next bytes are those of the document */
    XmlRpcBody(MessageReader in, XmlText text, Hints hints) {
        this.in = in;
        this.text = text;
        this.hints = hints;
        scanner = new XmlScanner(text);
        notes = new XmlNotes(in, text);
    }

    /** Whether the element of a document is one of XML-RPC; not where it is damaged before that. */
    static boolean begins(XmlText text) {
        XmlScanner scanner = new XmlScanner(text);
        try {
            XmlScanner.Piece piece = scanner.next();
            while (piece != XmlScanner.Piece.START && piece != XmlScanner.Piece.FINISH) {
                piece = scanner.next();
            }
            return piece == XmlScanner.Piece.START && List.of(CALL, RESPONSE).contains(scanner.tag().localName());
        } catch (DissectException damaged) {
            return false;
        }
    }

    void decode() throws DissectException {
        in.protocol(XmlRpcDissector.PROTOCOL);
        if (text.place(0) > 0) {
            in.bytes("byte order mark", text.place(0), ByteRole.PROTOCOL_HEADER);
        }
        for (XmlScanner.Piece piece = scanner.next(); piece != XmlScanner.Piece.FINISH; piece = scanner.next()) {
            switch (piece) {
                case INSTRUCTION -> notes.field("XML declaration", ShownText.of(text.raw(scanner.from(), scanner.to())), scanner.to(), ByteRole.PROTOCOL_HEADER);
                case COMMENT -> notes.field("comment", "", scanner.to(), ByteRole.PADDING);
                case START -> start();
                case END -> end();
                case TEXT, CDATA -> text();
                case FINISH -> throw new IllegalStateException();
            }
        }
    }

    private void start() throws DissectException {
        String tag = ShownText.of(scanner.tag().localName());
        Element parent = open.isEmpty() ? null : open.getLast();
        String name = part(tag, parent);
        Element element = new Element(tag, !name.isEmpty());
        if (parent != null) {
            parent.children++;
        }
        if (element.part) {
            in.open(name, element.role());
        }
        open.add(element);
        notes.upTo(scanner.to(), element.role());
        if (scanner.tag().empty()) {
            close();
        }
    }

    /** The name of the part that an element is; empty for one that belongs to the part around it. */
    private String part(String tag, Element parent) {
        return switch (tag) {
            case CALL, RESPONSE, FAULT -> tag;
            case PARAMETER -> parameter(parent == null ? 0 : parent.children);
            case MEMBER -> member();
            case VALUE -> parent != null && parent.tag.equals(DATA) ? "[" + parent.children + "]" : "";
            default -> parent == null ? tag : "";
        };
    }

    /** The name of an argument, which only the contract knows, or of the result. */
    private String parameter(int index) {
        if (open.getFirst().tag.equals(RESPONSE)) {
            return RESULT;
        }
        return hints.contract().filter(known -> hints.hasOperation(in.operation())).map(known -> known.operation(in.operation()).parameters())
                .filter(known -> index < known.size()).map(known -> known.get(index).name()).orElse(PARAMETER + " " + index);
    }

    /** The name of a member, which follows its tag. */
    private String member() {
        int tag = XmlTag.space(text, scanner.to()), from = tag + NAME_TAG.length();
        return text.has(tag, NAME_TAG) ? ShownText.of(text.meant(from, text.findTag(from))) : MEMBER;
    }

    private void end() throws DissectException {
        notes.upTo(scanner.to(), open.getLast().role());
        close();
    }

    private void close() {
        Element element = open.removeLast();
        if (element.tag.equals(METHOD)) {
            String method = element.value.toString();
            in.operation(ShownText.of(method.substring(method.lastIndexOf('.') + 1)));
        }
        if (element.part) {
            in.close(ShownText.of(element.value.toString()));
        } else if (!open.isEmpty() && !element.tag.equals(NAME) && !element.tag.equals(METHOD)) {
            open.getLast().value.append(element.value);
        }
    }

    /** Text is a value, or the name of a member or a method. Blanks between elements only format the document. */
    private void text() throws DissectException {
        Element element = open.isEmpty() ? null : open.getLast();
        boolean formats = element == null || HOLDERS.contains(element.tag) || element.tag.equals(VALUE) && !text.has(scanner.to(), "</value>")
                || element.tag.equals(VALUE) && element.children > 0;
        if (formats && text.blank(scanner.from(), scanner.to())) {
            notes.field("white space", "", scanner.to(), ByteRole.PADDING);
            return;
        }
        if (element != null && element.tag.equals(NAME)) {
            // The part has it as its name.
            notes.upTo(scanner.to(), ByteRole.TYPE_INFORMATION);
            return;
        }
        boolean method = element != null && element.tag.equals(METHOD);
        StringBuilder shown = new StringBuilder();
        if (element != null && (method || in.lists())) {
            XmlValue.append(shown, text, scanner);
            element.value.append(shown);
        }
        notes.field(method ? "method" : "text", ShownText.of(shown.toString()), scanner.to(), method ? ByteRole.PROTOCOL_HEADER : ByteRole.CONTENT);
    }
}
