// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Schemas and protocols of Apache Avro, which are JSON. {@link org.roundtrip.exchange.avro.AvroReader} reads them. Safe for
 * all threads.
 */
package org.roundtrip.exchange.avro;
