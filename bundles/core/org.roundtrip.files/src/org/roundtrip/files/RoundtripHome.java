// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/**
 * The folder in which Roundtrip keeps a user's plans, runs and compiled contracts. The folders may not exist yet; code
 * that writes into one creates it first.
 *
 * @param folder the folder that contains all of these
 */
public record RoundtripHome(Path folder) {
    /** The most characters that a file takes from the name of a plan or payload. */
    public static final int LONGEST_NAME = 60;
    private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmmss", Locale.ROOT);

    /** The home of this process: system property roundtrip.home, else variable ROUNDTRIP_HOME, else ~/.roundtrip. */
    public static RoundtripHome current() {
        String chosen = System.getProperty("roundtrip.home", System.getenv("ROUNDTRIP_HOME"));
        return new RoundtripHome(chosen == null || chosen.isBlank()
                ? Path.of(System.getProperty("user.home"), ".roundtrip") : Path.of(chosen).toAbsolutePath());
    }

    /** Run folders, one for each run. */
    public Path runs() {
        return folder.resolve("runs");
    }

    /** Folders of the runs that come with Roundtrip, unpacked. They are made again when they are missing. */
    public Path recorded() {
        return folder.resolve("recorded");
    }

    /**
     * A folder that does not exist yet, for a new run. It is named after the local time and the plan, so that names sort
     * by time.
     *
     * @param began what the run records as its start
     */
    public Path newRun(Instant began, String planName) {
        String slug = FileNames.slug(planName, LONGEST_NAME);
        return FileNames.unused(runs(), STAMP.format(began.atZone(ZoneId.systemDefault())) + (slug.isEmpty() ? "" : "-" + slug), "");
    }

    /** The user's own plans. */
    public Path plans() {
        return folder.resolve("plans");
    }

    /** The payloads that the user has drawn. */
    public Path payloads() {
        return folder.resolve("payloads");
    }

    /** Unsaved changes of payloads, for the time after a crash. */
    public Path drafts() {
        return folder.resolve("drafts");
    }

    /** A file that does not exist yet, for a payload of a name. */
    public Path newPayload(String name) {
        String slug = FileNames.slug(name, LONGEST_NAME);
        return FileNames.unused(payloads(), slug.isEmpty() ? "payload" : slug, DrawingFiles.SUFFIX);
    }

    /** Java runtimes that a user put there, one folder for each; a link will do. */
    public Path jdks() {
        return folder.resolve("jdks");
    }

    /** Fetched files of middlewares, shared by all providers. */
    public Path libraries() {
        return folder.resolve("libraries");
    }

    /** The file with the hosts on which sides of a call can run. */
    public Path hosts() {
        return folder.resolve("hosts.json");
    }

    /** The file with the ORBs that the user owns. */
    public Path orbs() {
        return folder.resolve("orbs.json");
    }

    /** Jars of providers that a user put there. */
    public Path providers() {
        return folder.resolve("providers");
    }

    /** Keys and secrets of forks that are being made, in folders that only this user may enter; otherwise empty. */
    public Path trust() {
        return folder.resolve("trust");
    }

    /** Compiled contracts; may be deleted at any time when nothing runs. */
    public Path cache() {
        return folder.resolve("cache");
    }
}
