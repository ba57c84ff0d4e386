// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/** Settings of a plan that have several forms, as JSON: its load and its sweep. */
package org.roundtrip.files.settings;
