// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.soap;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The name spaces that the prefixes are bound to, element by element. For one thread. */
final class Namespaces {

    /** The kinds of name spaces. */
    enum Kind {
        /** SOAP's envelope. */
        ENVELOPE,
        /** SOAP's encoding of values. */
        ENCODING,
        /** The attributes of XML Schema in documents. */
        INSTANCE,
        /** References to other parts of the message, as MTOM has them. */
        INCLUDE,
        /** XML Encryption, which WS-Security uses. */
        ENCRYPTION,
        /** Anything else, or no name space. */
        OTHER
    }

    private static final Map<String, Kind> KINDS = Map.of(
            "http://schemas.xmlsoap.org/soap/envelope/", Kind.ENVELOPE,
            "http://www.w3.org/2003/05/soap-envelope", Kind.ENVELOPE,
            "http://schemas.xmlsoap.org/soap/encoding/", Kind.ENCODING,
            "http://www.w3.org/2003/05/soap-encoding", Kind.ENCODING,
            "http://www.w3.org/2004/08/xop/include", Kind.INCLUDE,
            "http://www.w3.org/2001/04/xmlenc#", Kind.ENCRYPTION,
            "http://www.w3.org/2001/XMLSchema-instance", Kind.INSTANCE,
            "http://www.w3.org/2000/10/XMLSchema-instance", Kind.INSTANCE,
            "http://www.w3.org/1999/XMLSchema-instance", Kind.INSTANCE);

    /** The earlier name space of a prefix; null when it had none. */
    private record Before(String prefix, Kind kind) {
    }

    private final Map<String, Kind> now = new HashMap<>();
    private final List<Before> hidden = new ArrayList<>();

    /** Adds the bindings of a tag. @return the value to pass to {@link #leave} when its element ends */
    int enter(XmlTag tag) {
        int mark = hidden.size();
        for (int i = 0; i < tag.attributes(); i++) {
            if (declares(tag, i)) {
                String prefix = tag.attributePrefix(i).isEmpty() ? "" : tag.attributeName(i);
                hidden.add(new Before(prefix, now.put(prefix, KINDS.getOrDefault(tag.value(i), Kind.OTHER))));
            }
        }
        return mark;
    }

    void leave(int mark) {
        while (hidden.size() > mark) {
            Before before = hidden.removeLast();
            if (before.kind == null) {
                now.remove(before.prefix);
            } else {
                now.put(before.prefix, before.kind);
            }
        }
    }

    /** The name space of a prefix. */
    Kind of(String prefix) {
        return now.getOrDefault(prefix, Kind.OTHER);
    }

    /** Whether an attribute binds a prefix. */
    static boolean declares(XmlTag tag, int attribute) {
        String prefix = tag.attributePrefix(attribute);
        return prefix.equals("xmlns") || prefix.isEmpty() && tag.attributeName(attribute).equals("xmlns");
    }
}
