// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files.archive;

import java.util.Set;
import java.util.regex.Pattern;

/** The names of entries. Paths are made of them, so no other name is taken from an archive. */
final class ArchiveEntries {
    /** Names of what is in the run's folder begin with it. */
    static final String RUN = "run/";
    static final String PLAN = "plan.plan.json";
    static final String CONTRACT = "contract.payload.json";
    static final String ENVIRONMENT = "environment.json";
    static final String SUMS = "SHA256SUMS";
    /** The file of a run's folder that makes it one. */
    static final String RECORD = "run.json";
    private static final Set<String> BESIDE = Set.of(PLAN, CONTRACT, ENVIRONMENT, SUMS);
    private static final Pattern OF_RUN = Pattern.compile("run\\.json|plan\\.json|run\\.log|figures\\.csv|label\\.json|compile-[0-9]{1,6}\\.log"
            + "|forks/[0-9]{3,7}/(?:(?:client|server)\\.journal|packets\\.pcapng|packets-server\\.pcapng|packets\\.keys|packets\\.notes\\.json"
            + "|[a-z]{1,20}(?:-crash)?\\.log|[a-z]{1,20}\\.settings)");

    private ArchiveEntries() {
    }

    /** Whether an archive has a file of a run's folder. @param path in the folder, with slashes */
    static boolean ofRun(String path) {
        return OF_RUN.matcher(path).matches();
    }

    /** Whether an archive has an entry of that name. */
    static boolean known(String name) {
        return BESIDE.contains(name) || name.startsWith(RUN) && ofRun(name.substring(RUN.length()));
    }
}
