// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import java.io.Console;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.hosts.Host;
import org.roundtrip.hosts.Questions;
import org.roundtrip.model.text.Texts;

/** Asks at the terminal. Without one, nothing is answered but what an option answers. */
final class ConsoleQuestions implements Questions {
    private static final Texts TEXTS = Texts.of(Context.class);

    private final Context context;
    private final Console console;
    private final String trusted;

    private ConsoleQuestions(Context context, Console console, String trusted) {
        this.context = context;
        this.console = console;
        this.trusted = trusted;
    }

    /** @param trusted the fingerprint of the key that is right, or null */
    static Questions of(Context context, String trusted) {
        return new ConsoleQuestions(context, System.console(), trusted);
    }

    @Override
    public Optional<char[]> password(Host host, boolean again) {
        return secret("hosts.ask.password", host.logIn(), again);
    }

    @Override
    public Optional<char[]> passPhrase(Host host, Path keyFile, boolean again) {
        return secret("hosts.ask.phrase", keyFile.toString(), again);
    }

    private Optional<char[]> secret(String question, String about, boolean again) {
        if (console == null) {
            context.say("hosts.ask.none");
            return Optional.empty();
        }
        if (again) {
            context.say(question + ".again");
        }
        return Optional.ofNullable(console.readPassword("%s ", TEXTS.text(question, about)))
                .filter(answer -> answer.length > 0);
    }

    @Override
    public boolean trust(Host host, String fingerprint) {
        if (trusted != null) {
            return trusted.equals(fingerprint);
        }
        if (console == null) {
            context.say("hosts.trust.none", fingerprint);
            return false;
        }
        String answer = console.readLine("%s ", TEXTS.text("hosts.trust", host.name(), fingerprint));
        return answer != null && answer.strip().toLowerCase(Locale.ROOT).equals(TEXTS.text("hosts.trust.yes"));
    }
}
