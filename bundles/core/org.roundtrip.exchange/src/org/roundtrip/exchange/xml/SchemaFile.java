// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.xml;

import java.util.Set;
import javax.xml.namespace.QName;
import org.roundtrip.exchange.SourceFile;

/**
 * A schema that was read.
 *
 * @param source    the file, also one that contains more than this schema
 * @param identity  what tells it from other schemas
 * @param namespace of its components; one that has none takes the namespace of the schema that includes it
 * @param by        the schema that refers to it; null for one that was read for itself
 */
record SchemaFile(SourceFile source, String identity, XmlElement root, String namespace, SchemaFile by) {
    /** XML Schema's own namespaces: the recommendation and its two drafts that were in use. */
    static final Set<String> XSD = Set.of("http://www.w3.org/2001/XMLSchema", "http://www.w3.org/2000/10/XMLSchema",
            "http://www.w3.org/1999/XMLSchema");
    /** These and that of its simple types alone. */
    static final Set<String> BUILT_IN = Set.of("http://www.w3.org/2001/XMLSchema", "http://www.w3.org/2000/10/XMLSchema",
            "http://www.w3.org/1999/XMLSchema", "http://www.w3.org/2001/XMLSchema-datatypes", "http://www.w3.org/2000/10/XMLSchema-datatypes",
            "http://www.w3.org/1999/XMLSchema-datatypes");

    /** Whether an element is a whole schema. */
    static boolean isSchema(XmlElement element) {
        return element.is(XSD, "schema");
    }

    /** Returns the name of one of its own components. */
    QName own(String local) {
        return new QName(namespace, local);
    }

    /** Returns what a reference in it means. @param at where it stands */
    QName name(XmlElement at, String written) {
        QName name = at.qualified(written);
        boolean lent = !namespace.isEmpty() && root.attribute("targetNamespace").isEmpty();
        return lent && name.getNamespaceURI().isEmpty() ? own(name.getLocalPart()) : name;
    }

    /** Whether this schema is part of what a schema of that identity begins, or is that schema. */
    boolean within(String other) {
        for (SchemaFile each = this; each != null; each = each.by) {
            if (each.identity.equals(other)) {
                return true;
            }
        }
        return false;
    }
}
