// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.soap;

import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.text.ShownText;

/**
 * Notes the attributes of tags with their roles, and returns those that say something about their element. For one
 * thread.
 */
final class Attributes {

    /**
     * The meaning of a tag's attributes for its element.
     *
     * @param note      its array type, or that it is null; empty when neither
     * @param reference the id of the value elsewhere in the document that this element refers to; null when there is
     *                  none
     */
    record Meaning(String note, String reference) {
        static final Meaning NOTHING = new Meaning("", null);
    }

    private final MessageReader in;
    private final XmlNotes notes;
    private final Namespaces namespaces;
    private final References references;

    Attributes(MessageReader in, XmlNotes notes, Namespaces namespaces, References references) {
        this.in = in;
        this.notes = notes;
        this.namespaces = namespaces;
        this.references = references;
    }

    /** Notes the attributes of a tag. @param place of its element */
    Meaning note(XmlTag tag, Place place) throws DissectException {
        Meaning meaning = Meaning.NOTHING;
        for (int i = 0; i < tag.attributes(); i++) {
            String name = tag.attributeName(i);
            String prefix = tag.attributePrefix(i);
            Namespaces.Kind space = prefix.isEmpty() ? Namespaces.Kind.OTHER : namespaces.of(prefix);
            String target = References.target(tag, i);
            ByteRole role = role(tag, i, place, space, target);
            notes.upTo(role == ByteRole.CONTENT ? tag.valueFrom(i) : tag.attributeFrom(i), place.tag());
            String label = "";
            String value = "";
            if (in.lists()) {
                label = ShownText.of(prefix.isEmpty() ? name : prefix + ":" + name);
                value = ShownText.of(tag.value(i));
            }
            notes.field(label, value, role == ByteRole.CONTENT ? tag.valueTo(i) : tag.valueTo(i) + 1, role);
            if (target != null) {
                meaning = new Meaning(meaning.note, target);
            } else if (space == Namespaces.Kind.ENCODING && name.equals("arrayType")) {
                meaning = new Meaning(value, meaning.reference);
            } else if (space == Namespaces.Kind.INSTANCE && name.equals("nil")) {
                meaning = new Meaning("null", meaning.reference);
            }
        }
        return meaning;
    }

    private ByteRole role(XmlTag tag, int attribute, Place place, Namespaces.Kind space, String target) {
        String name = tag.attributeName(attribute);
        if (Namespaces.declares(tag, attribute) || space == Namespaces.Kind.ENVELOPE
                || tag.attributePrefix(attribute).equals("xml")) {
            return ByteRole.PROTOCOL_HEADER;
        }
        if (space == Namespaces.Kind.INSTANCE) {
            return name.equals("nil") ? ByteRole.CONTENT : ByteRole.TYPE_INFORMATION;
        }
        if (target != null || name.equals("id") && references.isWanted(tag.value(attribute))) {
            return ByteRole.PROTOCOL_HEADER;
        }
        if (space == Namespaces.Kind.ENCODING) {
            return name.equals("root") ? ByteRole.PROTOCOL_HEADER : ByteRole.TYPE_INFORMATION;
        }
        return place == Place.VALUE || place == Place.ROOT ? ByteRole.CONTENT : place.text();
    }
}
