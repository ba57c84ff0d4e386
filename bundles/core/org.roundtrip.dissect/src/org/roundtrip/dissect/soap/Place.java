// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.soap;

import org.roundtrip.dissect.roles.ByteRole;

/** The purpose of an element, which follows from its place in the document. */
enum Place {
    /** The document's element in XML that is no SOAP. */
    ROOT(ByteRole.TYPE_INFORMATION),
    ENVELOPE(ByteRole.PROTOCOL_HEADER),
    /** The header and all that is in it; also a reference to another part of the message. */
    HEADER(ByteRole.PROTOCOL_HEADER),
    BODY(ByteRole.PROTOCOL_HEADER),
    /** Its name is the operation; it contains the arguments or the result. */
    OPERATION(ByteRole.PROTOCOL_HEADER),
    FAULT(ByteRole.PROTOCOL_HEADER),
    /** Stands for the operation, which is encrypted. */
    ENCRYPTED(ByteRole.PROTOCOL_HEADER),
    /** The cipher text of an encrypted operation. */
    CIPHER(ByteRole.PROTOCOL_HEADER),
    /** An argument, a result, or a part of one; also a value that others refer to. */
    VALUE(ByteRole.TYPE_INFORMATION);

    private final ByteRole tag;

    Place(ByteRole tag) {
        this.tag = tag;
    }

    /** The role of its tags. */
    ByteRole tag() {
        return tag;
    }

    /** The role of text in it. */
    ByteRole text() {
        return switch (this) {
            case HEADER, ENCRYPTED -> ByteRole.PROTOCOL_HEADER;
            case CIPHER -> ByteRole.ENCRYPTED;
            default -> ByteRole.CONTENT;
        };
    }

    /**
     * Returns the place of a child element.
     *
     * @param space the name space of its name
     * @param name  its name without prefix
     * @param named whether the body has named its operation already
     */
    Place child(Namespaces.Kind space, String name, boolean named) {
        boolean soap = space == Namespaces.Kind.ENVELOPE;
        return switch (this) {
            case ENVELOPE -> soap && name.equals("Body") ? BODY : HEADER;
            case HEADER -> HEADER;
            case BODY -> soap && name.equals("Fault") ? FAULT : space == Namespaces.Kind.ENCRYPTION ? ENCRYPTED : named ? VALUE : OPERATION;
            case ENCRYPTED, CIPHER -> name.equals("CipherValue") ? CIPHER : ENCRYPTED;
            case ROOT, OPERATION, FAULT, VALUE -> space == Namespaces.Kind.INCLUDE ? HEADER : VALUE;
        };
    }
}
