// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.soap;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which name spaces the prefixes stand for, element by element. */
final class Namespaces {
    static final Set<String> ENVELOPE = Set.of("http://schemas.xmlsoap.org/soap/envelope/",
            "http://www.w3.org/2003/05/soap-envelope");
    static final Set<String> ENCODING = Set.of("http://schemas.xmlsoap.org/soap/encoding/",
            "http://www.w3.org/2003/05/soap-encoding");
    static final Set<String> INSTANCE = Set.of("http://www.w3.org/2001/XMLSchema-instance",
            "http://www.w3.org/2000/10/XMLSchema-instance", "http://www.w3.org/1999/XMLSchema-instance");

    /** What a prefix stood for before; null for nothing. */
    private record Before(String prefix, String uri) {
    }

    private final Map<String, String> now = new HashMap<>();
    private final List<Before> hidden = new ArrayList<>();

    /** Takes the bindings of a tag. @return to be given to {@link #leave} when its element ends */
    int enter(XmlScanner tag) {
        int mark = hidden.size();
        for (int i = 0; i < tag.attributes(); i++) {
            if (declares(tag, i)) {
                String prefix = tag.attributePrefix(i).isEmpty() ? "" : tag.attributeName(i);
                hidden.add(new Before(prefix, now.put(prefix, tag.value(i))));
            }
        }
        return mark;
    }

    void leave(int mark) {
        while (hidden.size() > mark) {
            Before before = hidden.removeLast();
            if (before.uri == null) {
                now.remove(before.prefix);
            } else {
                now.put(before.prefix, before.uri);
            }
        }
    }

    /** The name space of a prefix, empty when it has none. */
    String of(String prefix) {
        return now.getOrDefault(prefix, "");
    }

    /** Whether an attribute binds a prefix. */
    static boolean declares(XmlScanner tag, int attribute) {
        String prefix = tag.attributePrefix(attribute);
        return prefix.equals("xmlns") || prefix.isEmpty() && tag.attributeName(attribute).equals("xmlns");
    }
}
