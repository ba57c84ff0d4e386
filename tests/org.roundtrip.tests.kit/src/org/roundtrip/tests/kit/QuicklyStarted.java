// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.roundtrip.model.Contract;
import org.roundtrip.provider.Availability;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.CompileSetting;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.Libraries;
import org.roundtrip.provider.Link;
import org.roundtrip.provider.Option;
import org.roundtrip.provider.Provider;
import org.roundtrip.provider.ProviderInfo;
import org.roundtrip.provider.Refusal;

/** A provider whose JVMs use the quick compiler only. The kit makes few calls, and does not look at their times. */
record QuicklyStarted(Provider provider) implements Provider {
    static final String FLAG = "-XX:TieredStopAtLevel=1";

    @Override
    public Availability availability() {
        return provider.availability();
    }

    @Override
    public Libraries libraries() {
        return provider.libraries();
    }

    @Override
    public Libraries libraries(Map<String, String> options) {
        return provider.libraries(options);
    }

    @Override
    public List<Option> options() {
        return provider.options();
    }

    @Override
    public List<Refusal> refusals(Contract contract, Map<String, String> options) {
        return provider.refusals(contract, options);
    }

    @Override
    public List<Refusal> refusals(Contract contract, Map<String, String> options, ProviderInfo other) {
        return provider.refusals(contract, options, other);
    }

    @Override
    public Compiled compile(Contract contract, CompileSetting setting)
            throws CompilationException, InterruptedException {
        return provider.compile(contract, setting);
    }

    @Override
    public Launch server(Compiled compiled, Map<String, String> options) {
        return quick(provider.server(compiled, options));
    }

    @Override
    public Launch client(Compiled compiled, Map<String, String> options) {
        return quick(provider.client(compiled, options));
    }

    @Override
    public List<Link> links(Compiled compiled, Map<String, String> options) {
        return provider.links(compiled, options).stream().map(link -> link.with(List.of(FLAG))).toList();
    }

    private static Launch quick(Launch launch) {
        if (!(launch instanceof Launch.Jvm jvm)) {
            return launch;
        }
        List<String> flags = new ArrayList<>(jvm.jvmFlags());
        flags.add(FLAG);
        return new Launch.Jvm(jvm.half(), jvm.classPath(), flags);
    }
}
