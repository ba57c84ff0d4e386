// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness;

import java.nio.file.Path;
import java.util.Map;

/**
 * The settings of a client half.
 *
 * @param options        the provider's options, defaults filled in
 * @param folder         an existing folder for files of the client's own
 * @param timeoutSeconds how long a call may take, for middlewares with such a setting
 */
public record ClientSetting(Map<String, String> options, Path folder, int timeoutSeconds) {
}
