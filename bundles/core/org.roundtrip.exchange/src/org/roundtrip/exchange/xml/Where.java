// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.xml;

/**
 * A type, a group or an element of a schema, whose content is read.
 *
 * @param component the one that has a name in the schema; null for one without
 * @param name what notes call it, and with which the names of types begin that have none
 * @param key  with which the keys of types begin that have no name
 */
record Where(SchemaFile in, Component component, String name, String key) {
}
