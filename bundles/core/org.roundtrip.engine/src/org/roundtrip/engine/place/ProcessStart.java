// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.place;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A process to be started. The paths in the command are those of the place; the others are those of this machine.
 *
 * @param environment variables to add
 * @param folder      its working folder
 * @param log         gets what it prints to standard error
 * @param journal     the journal that it will write, which comes back to this path while it grows; empty when it writes none
 */
public record ProcessStart(List<String> command, Map<String, String> environment, Path folder, Path log,
        Optional<Path> journal) {
}
