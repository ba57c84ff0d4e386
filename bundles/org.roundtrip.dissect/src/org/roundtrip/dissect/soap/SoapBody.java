// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.soap;

import java.util.ArrayList;
import java.util.List;
import org.roundtrip.dissect.ByteRole;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.ShownText;
import org.roundtrip.dissect.Side;

/** Decodes one document: each element a part, with its attributes, its text and the elements in it. */
final class SoapBody {
    private static final String ANSWER = "Response";
    private static final int MOST_SHOWN = 4096;

    /** An element that has begun. */
    private static final class Element {
        private final Place place;
        private final int bindings;
        private final StringBuilder value = new StringBuilder();
        /** What it is besides its text: its array type, what it refers to. */
        private String note = "";
        private boolean parent;

        Element(Place place, int bindings) {
            this.place = place;
            this.bindings = bindings;
        }
    }

    private final MessageReader in;
    private final XmlText text;
    private final XmlScanner scanner;
    private final Side side;
    private final Hints hints;
    private final References references;
    private final Namespaces namespaces = new Namespaces();
    private final List<Element> open = new ArrayList<>();
    private boolean named;
    /** Of the operation's element while that is open. */
    private Expectation expectation;
    /** Unit up to which bytes were taken. */
    private int at;

    /** @param in whose next bytes are the text's */
    SoapBody(MessageReader in, XmlText text, Side side, Hints hints) {
        this.in = in;
        this.text = text;
        this.side = side;
        this.hints = hints;
        this.scanner = new XmlScanner(text);
        this.references = new References(text);
    }

    void decode() throws DissectException {
        if (text.place(0) > 0) {
            in.bytes("byte order mark", text.place(0), ByteRole.PROTOCOL_HEADER);
        }
        boolean justBegun = false;
        for (XmlScanner.Piece piece = scanner.next(); piece != XmlScanner.Piece.FINISH; piece = scanner.next()) {
            switch (piece) {
                case INSTRUCTION -> field(text.has(at, "<?xml ") ? "XML declaration" : "processing instruction",
                        ShownText.of(text.raw(at, Math.min(scanner.to(), at + MOST_SHOWN))),
                        ByteRole.PROTOCOL_HEADER);
                case COMMENT -> field("comment", "", ByteRole.PADDING);
                case START -> start();
                case END -> end();
                case TEXT -> text(justBegun);
                case CDATA -> cdata();
                case FINISH -> throw new IllegalStateException();
            }
            justBegun = piece == XmlScanner.Piece.START;
        }
    }

    private void start() throws DissectException {
        int bindings = namespaces.enter(scanner);
        String name = scanner.localName();
        boolean soap = Namespaces.ENVELOPE.contains(namespaces.of(scanner.prefix()));
        Element element = new Element(place(soap, name), bindings);
        if (element.place == Place.ENVELOPE) {
            in.protocol(SoapDissector.PROTOCOL);
        } else if (element.place == Place.OPERATION || element.place == Place.FAULT) {
            named = true;
            operation(element.place, name);
            expectation = new Expectation(element.place == Place.FAULT ? Hints.NONE : hints, side, in.operation());
        } else if (element.place == Place.VALUE && open.getLast().place == Place.OPERATION) {
            expectation.found(name);
        }
        in.open(ShownText.of(name), element.place.tag());
        open.add(element);
        String reference = attributes(element);
        upTo(scanner.to(), element.place.tag());
        if (reference != null) {
            References.Shown there = references.show(reference, in.position());
            element.note = ShownText.of((there.value().isEmpty() ? "" : there.value() + " ")
                    + "(at #" + reference + ")");
            there.parts().forEach(in::aside);
        }
        if (scanner.empty()) {
            close();
        }
    }

    private Place place(boolean soap, String name) {
        if (open.isEmpty()) {
            return soap && name.equals("Envelope") ? Place.ENVELOPE : Place.ROOT;
        }
        Element parent = open.getLast();
        parent.parent = true;
        return parent.place.child(soap, name, named);
    }

    /** A request names its operation; so does an answer, with a word behind, but a fault does not. */
    private void operation(Place place, String name) {
        if (side == Side.CLIENT) {
            in.operation(ShownText.of(name));
        } else if (place == Place.OPERATION && name.endsWith(ANSWER) && name.length() > ANSWER.length()) {
            in.operation(ShownText.of(name.substring(0, name.length() - ANSWER.length())));
        } else if (place == Place.OPERATION && in.operation().isEmpty()) {
            in.operation(ShownText.of(name));
        }
    }

    /** @return the id that the element refers to, null when it does not */
    private String attributes(Element element) throws DissectException {
        String reference = null;
        for (int i = 0; i < scanner.attributes(); i++) {
            String name = scanner.attributeName(i);
            String prefix = scanner.attributePrefix(i);
            String space = prefix.isEmpty() ? "" : namespaces.of(prefix);
            String target = References.target(scanner, i);
            ByteRole role = role(element, i, name, prefix, space, target);
            upTo(role == ByteRole.CONTENT ? scanner.valueFrom(i) : scanner.attributeFrom(i), element.place.tag());
            String label = prefix.isEmpty() ? name : prefix + ":" + name;
            String value = scanner.value(i);
            field(ShownText.of(label), ShownText.of(value),
                    role == ByteRole.CONTENT ? scanner.valueTo(i) : scanner.valueTo(i) + 1, role);
            if (target != null) {
                reference = target;
            } else if (Namespaces.ENCODING.contains(space) && name.equals("arrayType")) {
                element.note = ShownText.of(value);
            } else if (Namespaces.INSTANCE.contains(space) && name.equals("nil")) {
                element.note = "null";
            }
        }
        return reference;
    }

    private ByteRole role(Element element, int attribute, String name, String prefix, String space, String target) {
        if (Namespaces.declares(scanner, attribute) || Namespaces.ENVELOPE.contains(space) || prefix.equals("xml")) {
            return ByteRole.PROTOCOL_HEADER;
        }
        if (Namespaces.INSTANCE.contains(space)) {
            return name.equals("nil") ? ByteRole.CONTENT : ByteRole.TYPE_INFORMATION;
        }
        if (target != null || name.equals("id") && references.isWanted(scanner.value(attribute))) {
            return ByteRole.PROTOCOL_HEADER;
        }
        if (Namespaces.ENCODING.contains(space)) {
            return name.equals("root") ? ByteRole.PROTOCOL_HEADER : ByteRole.TYPE_INFORMATION;
        }
        return element.place == Place.VALUE || element.place == Place.ROOT ? ByteRole.CONTENT : element.place.text();
    }

    private void end() throws DissectException {
        upTo(scanner.to(), open.getLast().place.tag());
        close();
    }

    private void close() {
        Element element = open.removeLast();
        namespaces.leave(element.bindings);
        if (element.place == Place.OPERATION) {
            element.note = expectation.difference();
        }
        String value = element.parent ? "" : ShownText.of(element.value.toString());
        in.close(element.note.isEmpty() ? value : value.isEmpty() ? element.note : value + " " + element.note);
    }

    /** Blanks are a value when they are all that an element holds, else they only make the document pretty. */
    private void text(boolean justBegun) throws DissectException {
        boolean alone = justBegun && !open.isEmpty() && text.has(scanner.to(), "</");
        Place place = open.isEmpty() ? Place.ROOT : open.getLast().place;
        boolean holdsText = place == Place.VALUE || place == Place.ROOT || place == Place.HEADER
                || place == Place.OPERATION;
        if (text.blank(scanner.from(), scanner.to()) && !(alone && holdsText)) {
            field("white space", "", ByteRole.PADDING);
        } else {
            value("text", scanner.to(), place.text());
        }
    }

    private void cdata() throws DissectException {
        ByteRole role = open.getLast().place.text();
        in.open("CDATA section", ByteRole.PROTOCOL_HEADER);
        upTo(scanner.from() + "<![CDATA[".length(), ByteRole.PROTOCOL_HEADER);
        value("text", scanner.to() - "]]>".length(), role);
        upTo(scanner.to(), ByteRole.PROTOCOL_HEADER);
        in.close("");
    }

    private void value(String name, int to, ByteRole role) throws DissectException {
        StringBuilder piece = new StringBuilder();
        XmlValue.append(piece, text, scanner);
        XmlValue.append(open.getLast().value, text, scanner);
        field(name, ShownText.of(piece.toString()), to, role);
    }

    private void field(String name, String value, ByteRole role) throws DissectException {
        field(name, value, scanner.to(), role);
    }

    /** Notes what stands up to that unit. */
    private void field(String name, String value, int to, ByteRole role) throws DissectException {
        int size = text.place(to) - text.place(at);
        if (size > 0) {
            in.skip(size);
            in.note(name, value, size, role);
        }
        at = to;
    }

    /** Gives what stands up to that unit a role; it belongs to the part that is open. */
    private void upTo(int to, ByteRole role) throws DissectException {
        int size = text.place(to) - text.place(at);
        in.skip(size);
        in.role(size, role);
        at = to;
    }
}
