// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness;

import java.nio.file.Path;
import java.util.Map;

/** The settings of a client half. Immutable. */
public final class ClientSetting {
    private final Map<String, String> options;
    private final Path folder;
    private final int timeoutSeconds;

    /**
     * Makes settings.
     *
     * @param options        the provider's options, defaults filled in
     * @param folder         an existing folder for files of the client's own
     * @param timeoutSeconds how long a call may take, for middlewares with such a setting
     */
    public ClientSetting(Map<String, String> options, Path folder, int timeoutSeconds) {
        this.options = options;
        this.folder = folder;
        this.timeoutSeconds = timeoutSeconds;
    }

    /** The provider's options, defaults filled in. */
    public Map<String, String> options() {
        return options;
    }

    /** An existing folder for files of the client's own. */
    public Path folder() {
        return folder;
    }

    /** How long a call may take, for middlewares with such a setting. */
    public int timeoutSeconds() {
        return timeoutSeconds;
    }
}
