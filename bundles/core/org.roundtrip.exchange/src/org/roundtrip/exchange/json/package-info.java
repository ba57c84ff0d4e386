// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * JSON and YAML. {@link org.roundtrip.exchange.json.JsonSample} reads what a file says that it is, or finds types in a sample of
 * what is sent. {@link org.roundtrip.exchange.json.JsonSchemaReader} and {@link org.roundtrip.exchange.json.JsonSchemaWriter} read
 * and write JSON Schema, {@code OpenApi} reads OpenAPI with the same {@code SchemaReading}. {@code Documents} follow references
 * between files. Safe for all threads.
 */
package org.roundtrip.exchange.json;
