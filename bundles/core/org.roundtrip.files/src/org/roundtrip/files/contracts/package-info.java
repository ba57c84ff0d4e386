// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Types and operations as JSON, in the form that plans and payload files share: {@link ShapeReader} and
 * {@link ContractReader} read them, {@link ContractWriter} writes them. {@link DrawingFiles} reads and writes the files
 * {@code *.payload.json}. Readers refuse what recurses, is too deep or too large, and name the place.
 */
package org.roundtrip.files.contracts;
