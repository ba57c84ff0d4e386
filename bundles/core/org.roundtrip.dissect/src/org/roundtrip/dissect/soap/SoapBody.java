// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.soap;

import java.util.ArrayList;
import java.util.List;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.text.ShownText;
import org.roundtrip.dissect.Side;

/** Decodes one document: each element is a part, with its attributes, its text and the elements in it. */
final class SoapBody {
    private static final String ANSWER = "Response";
    private static final int MOST_SHOWN = 4096;

    /** An element that has begun. */
    private static final class Element {
        private final Place place;
        private final int bindings;
        private final StringBuilder value = new StringBuilder(0);
        /** Shown in addition to its text. */
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
    private final XmlNotes notes;
    private final Side side;
    private final Hints hints;
    private final References references;
    private final Namespaces namespaces = new Namespaces();
    private final Attributes attributes;
    private final List<Element> open = new ArrayList<>();
    private boolean named;
    /** The expectation for the operation's element while it is open. */
    private Expectation expectation;

    /** @param in reader whose next bytes are those of the document */
    SoapBody(MessageReader in, XmlText text, Side side, Hints hints) {
        this.in = in;
        this.text = text;
        this.side = side;
        this.hints = hints;
        this.scanner = new XmlScanner(text);
        this.notes = new XmlNotes(in, text);
        this.references = new References(in, text);
        this.attributes = new Attributes(in, notes, namespaces, references);
    }

    void decode() throws DissectException {
        if (text.place(0) > 0) {
            in.bytes("byte order mark", text.place(0), ByteRole.PROTOCOL_HEADER);
        }
        boolean justBegun = false;
        for (XmlScanner.Piece piece = scanner.next(); piece != XmlScanner.Piece.FINISH; piece = scanner.next()) {
            switch (piece) {
                case INSTRUCTION -> instruction();
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

    private void instruction() throws DissectException {
        field(text.has(notes.at(), "<?xml ") ? "XML declaration" : "processing instruction",
                ShownText.of(text.raw(notes.at(), Math.min(scanner.to(), notes.at() + MOST_SHOWN))),
                ByteRole.PROTOCOL_HEADER);
    }

    private void start() throws DissectException {
        XmlTag tag = scanner.tag();
        int bindings = namespaces.enter(tag);
        String name = tag.localName();
        Element element = new Element(place(namespaces.of(tag.prefix()), name), bindings);
        if (element.place == Place.ENVELOPE) {
            in.protocol(SoapDissector.PROTOCOL);
        } else if (element.place == Place.OPERATION || element.place == Place.FAULT) {
            named = true;
            operation(element.place, name);
            expectation = new Expectation(element.place == Place.FAULT ? Hints.NONE : hints, side, in.operation());
        } else if (element.place == Place.ENCRYPTED && open.getLast().place == Place.BODY && !hints.operation().isEmpty()) {
            in.operation(hints.operation());
        } else if (element.place == Place.VALUE && open.getLast().place == Place.OPERATION) {
            expectation.found(name);
        }
        in.open(ShownText.of(name), element.place.tag());
        open.add(element);
        Attributes.Meaning meaning = attributes.note(tag, element.place);
        notes.upTo(scanner.to(), element.place.tag());
        element.note = meaning.note();
        if (meaning.reference() != null && references.shows()) {
            refer(element, meaning.reference());
        }
        if (tag.empty()) {
            close();
        }
    }

    /** Shows the value that the element refers to. */
    private void refer(Element element, String id) {
        References.Shown there = references.show(id, in.position());
        element.note = ShownText.of((there.value().isEmpty() ? "" : there.value() + " ") + "(at #" + id + ")");
        there.parts().forEach(in::aside);
    }

    private Place place(Namespaces.Kind space, String name) {
        if (open.isEmpty()) {
            return space == Namespaces.Kind.ENVELOPE && name.equals("Envelope") ? Place.ENVELOPE : Place.ROOT;
        }
        Element parent = open.getLast();
        parent.parent = true;
        return parent.place.child(space, name, named);
    }

    /** The element of a request is named after its operation, that of a response with a suffix. A fault is not. */
    private void operation(Place place, String name) {
        if (side == Side.CLIENT) {
            in.operation(ShownText.of(name));
        } else if (place == Place.OPERATION && name.endsWith(ANSWER) && name.length() > ANSWER.length()) {
            in.operation(ShownText.of(name.substring(0, name.length() - ANSWER.length())));
        } else if (place == Place.OPERATION && in.operation().isEmpty()) {
            in.operation(ShownText.of(name));
        }
    }

    private void end() throws DissectException {
        notes.upTo(scanner.to(), open.getLast().place.tag());
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

    /** White space is a value when an element contains nothing else; otherwise it only formats the document. */
    private void text(boolean justBegun) throws DissectException {
        boolean alone = justBegun && !open.isEmpty() && text.has(scanner.to(), "</");
        Place place = open.isEmpty() ? Place.ROOT : open.getLast().place;
        boolean holdsText = place == Place.VALUE || place == Place.ROOT || place == Place.HEADER
                || place == Place.OPERATION || place == Place.CIPHER;
        if (text.blank(scanner.from(), scanner.to()) && !(alone && holdsText)) {
            field("white space", "", ByteRole.PADDING);
        } else {
            value(scanner.to(), place.text());
        }
    }

    private void cdata() throws DissectException {
        ByteRole role = open.getLast().place.text();
        in.open("CDATA section", ByteRole.PROTOCOL_HEADER);
        notes.upTo(scanner.from() + "<![CDATA[".length(), ByteRole.PROTOCOL_HEADER);
        value(scanner.to() - "]]>".length(), role);
        notes.upTo(scanner.to(), ByteRole.PROTOCOL_HEADER);
        in.close("");
    }

    /** Notes the text up to a unit, which is a part of the element's value. */
    private void value(int to, ByteRole role) throws DissectException {
        String shown = "";
        if (in.lists()) {
            StringBuilder piece = new StringBuilder();
            XmlValue.append(piece, text, scanner);
            XmlValue.append(open.getLast().value, text, scanner);
            shown = ShownText.of(piece.toString());
        }
        notes.field("text", shown, to, role);
    }

    /** Notes the piece just scanned. */
    private void field(String name, String value, ByteRole role) throws DissectException {
        notes.field(name, value, scanner.to(), role);
    }
}
