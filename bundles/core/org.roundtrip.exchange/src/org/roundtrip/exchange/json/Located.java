// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/**
 * A node and where it is.
 *
 * @param pointer from the document's root, as JSON Pointer writes it
 */
record Located(Document document, String pointer, JsonNode node) {

    /** Returns the value of a field; a missing node where there is none. */
    Located child(String name) {
        return new Located(document, pointer + "/" + name.replace("~", "~0").replace("/", "~1"), node.path(name));
    }

    /** Returns an element of a list. */
    Located child(int index) {
        return new Located(document, pointer + "/" + index, node.path(index));
    }

    /** Returns the elements of a list; none of another node. */
    List<Located> elements() {
        List<Located> all = new ArrayList<>();
        for (int index = 0; node.isArray() && index < node.size(); index++) {
            all.add(child(index));
        }
        return all;
    }

    /** Returns the values of an object's fields, with their names; none of another node. */
    List<Named> fields() {
        return node.properties().stream().map(field -> new Named(field.getKey(), child(field.getKey()))).toList();
    }

    /** A value with the name of its field. */
    record Named(String name, Located value) {
    }

    /** Returns the text of a field; empty where there is none. */
    String text(String name) {
        return node.path(name).isTextual() ? node.get(name).asText() : "";
    }

    /** Returns a name that no other node has, in whichever document. */
    String key() {
        return document.prefix() + "#" + pointer;
    }

    /** Returns the last name of the place, as the document writes it; that of the document for its root. */
    String name() {
        return pointer.isEmpty() ? document.name() : pointer.substring(pointer.lastIndexOf('/') + 1).replace("~1", "/").replace("~0", "~");
    }
}
