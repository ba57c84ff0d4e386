// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * JSON: {@link org.roundtrip.exchange.json.JsonSample} finds types in a sample of what is sent,
 * {@link org.roundtrip.exchange.json.JsonSchemaReader} and {@link org.roundtrip.exchange.json.JsonSchemaWriter} read and write
 * JSON Schema. Safe for all threads.
 */
package org.roundtrip.exchange.json;
