// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.words;

import java.util.List;

/** Names for people of the facts that a run records about its machine, its JVMs and its providers. Any thread. */
public final class FactWords {
    private static final String PROVIDER = "provider.", OPTION = ".option.", MIDDLEWARE = ".middleware.";
    private static final List<String> OF_PROVIDERS = List.of("version", "contract", "host", "server", "client");
    private static final String HOST = "host.", CONNECTIONS = ".callers.connections";

    private FactWords() {
    }

    /**
     * Returns the name of a fact; the one in the file when it is unknown.
     *
     * @param fact its name in the run's file, see {@link org.roundtrip.model.Run#environment}
     */
    public static String name(String fact) {
        if (fact.startsWith(HOST)) {
            return Messages.text("fact.host", fact.substring(HOST.length()));
        }
        if (!fact.startsWith(PROVIDER)) {
            return Messages.has("fact." + fact) ? Messages.text("fact." + fact) : fact;
        }
        int option = fact.indexOf(OPTION);
        if (option > 0) {
            return Messages.text("fact.option", fact.substring(PROVIDER.length(), option),
                    fact.substring(option + OPTION.length()));
        }
        int middleware = fact.indexOf(MIDDLEWARE);
        if (middleware > 0) {
            return Messages.text("fact.middleware", fact.substring(PROVIDER.length(), middleware),
                    fact.substring(middleware + MIDDLEWARE.length()));
        }
        if (fact.endsWith(CONNECTIONS)) {
            return Messages.text("fact.provider.connections",
                    fact.substring(PROVIDER.length(), fact.length() - CONNECTIONS.length()));
        }
        int end = fact.lastIndexOf('.');
        String what = fact.substring(end + 1);
        return end > PROVIDER.length() && OF_PROVIDERS.contains(what)
                ? Messages.text("fact.provider." + what, fact.substring(PROVIDER.length(), end)) : fact;
    }
}
