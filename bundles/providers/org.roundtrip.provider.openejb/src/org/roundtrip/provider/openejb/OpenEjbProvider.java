// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.openejb;

import java.util.List;
import java.util.Map;
import org.roundtrip.contract.Halves;
import org.roundtrip.ejb.EjbProvider;
import org.roundtrip.ejb.Transactions;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.Option;
import org.roundtrip.provider.Option.Kind;
import org.roundtrip.provider.openejb.runtime.OpenEjbClient;
import org.roundtrip.provider.openejb.runtime.OpenEjbServer;

/**
 * OpenEJB 10.0.0-M2, called by its protocol ejbd. Its files are fetched.
 *
 * <p>Defaults: {@code transaction=required} as in EJB, {@code connections=5} as in OpenEJB.
 */
public final class OpenEjbProvider extends EjbProvider {
    private static final Texts TEXTS = Texts.of(OpenEjbProvider.class);
    private static final List<Option> OPTIONS = List.of(Transactions.option(), new Option(OpenEjbClient.CONNECTIONS,
            TEXTS.text("connections.label"), TEXTS.text("connections.help"), Kind.NUMBER, List.of(), "5"));

    /** Called by OSGi. */
    public OpenEjbProvider() {
        super("ejb.openejb", "10.0.0-M2", "jakarta", OpenEjbClient.class, "runtime");
    }

    @Override
    public List<Option> options() {
        return OPTIONS;
    }

    @Override
    public Launch server(Compiled compiled, Map<String, String> options) {
        return jvm(OpenEjbServer.class, compiled);
    }

    @Override
    public Launch client(Compiled compiled, Map<String, String> options) {
        return jvm(OpenEjbClient.class, compiled);
    }

    private Launch.Jvm jvm(Class<?> half, Compiled compiled) {
        return Halves.jvm(half, compiled, fetched(compiled.libraries()));
    }
}
