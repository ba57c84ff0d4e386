// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.xml;

import java.util.Map;
import java.util.Optional;

/**
 * A part of a schema that has a name there.
 *
 * @param in where it stands
 */
record Component(Kind kind, XmlElement element, SchemaFile in) {

    /** What may have a name. The names of each kind are apart from those of the others. */
    enum Kind {
        ELEMENT, TYPE, GROUP, ATTRIBUTE, ATTRIBUTE_GROUP;

        private static final Map<String, Kind> WORDS = Map.of("element", ELEMENT, "complexType", TYPE, "simpleType", TYPE, "group", GROUP,
                "attribute", ATTRIBUTE, "attributeGroup", ATTRIBUTE_GROUP);

        /** Returns the kind that a word of XML Schema declares; empty for another word. */
        static Optional<Kind> of(String word) {
            return Optional.ofNullable(WORDS.get(word));
        }
    }

    /** Returns its name as the schema has it. */
    String name() {
        return element.attribute("name");
    }
}
