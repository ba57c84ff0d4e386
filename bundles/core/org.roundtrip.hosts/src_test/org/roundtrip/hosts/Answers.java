// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A person who gives the same answers each time, and remembers what was asked. */
public record Answers(String password, String passPhrase, boolean trust, List<String> asked) implements Questions {
    /** Trusts each host and knows no secret. */
    public static Answers trusting() {
        return new Answers(null, null, true, new ArrayList<>());
    }

    static Answers withPassPhrase(String passPhrase) {
        return new Answers(null, passPhrase, true, new ArrayList<>());
    }

    static Answers withPassword(String password) {
        return new Answers(password, null, true, new ArrayList<>());
    }

    @Override
    public Optional<char[]> password(Host host, boolean again) {
        asked.add("password " + host.name() + (again ? " again" : ""));
        return Optional.ofNullable(password).map(String::toCharArray);
    }

    @Override
    public Optional<char[]> passPhrase(Host host, Path keyFile, boolean again) {
        asked.add("pass phrase " + keyFile.getFileName() + (again ? " again" : ""));
        return Optional.ofNullable(passPhrase).map(String::toCharArray);
    }

    @Override
    public boolean trust(Host host, String fingerprint) {
        asked.add("trust " + fingerprint);
        return trust;
    }
}
