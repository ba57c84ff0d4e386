// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.place;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.roundtrip.hosts.Host;
import org.roundtrip.hosts.Questions;

/** Asks a person each question once, and keeps the answers in memory for later connections of the same run. Any thread. */
final class RememberedAnswers implements Questions {
    private final Questions questions;
    private final Map<String, Optional<char[]>> answers = new ConcurrentHashMap<>();

    RememberedAnswers(Questions questions) {
        this.questions = questions;
    }

    @Override
    public Optional<char[]> password(Host host) {
        return answers.computeIfAbsent(host.name(), asked -> questions.password(host)).map(char[]::clone);
    }

    @Override
    public Optional<char[]> passPhrase(Host host, Path keyFile) {
        return answers.computeIfAbsent(host.name() + " " + keyFile, asked -> questions.passPhrase(host, keyFile)).map(char[]::clone);
    }

    @Override
    public boolean trust(Host host, String fingerprint) {
        return questions.trust(host, fingerprint);
    }
}
