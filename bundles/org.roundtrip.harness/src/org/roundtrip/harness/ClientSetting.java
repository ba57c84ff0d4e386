// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness;

import java.nio.file.Path;
import java.util.Map;

/**
 * What a client half is given.
 *
 * @param options        the provider's options, defaults filled in
 * @param folder         an existing folder for files of the client's own
 * @param timeoutSeconds how long a call may take, for middlewares that can be told
 */
public record ClientSetting(Map<String, String> options, Path folder, int timeoutSeconds) {
}
