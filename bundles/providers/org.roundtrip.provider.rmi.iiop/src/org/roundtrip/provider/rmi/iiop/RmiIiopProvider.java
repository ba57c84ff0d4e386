// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.iiop;

import java.util.List;
import java.util.Map;
import org.roundtrip.contract.Refusals;
import org.roundtrip.contract.ShapeKind;
import org.roundtrip.corba.ValueMapping;
import org.roundtrip.corba.java.jdk.JdkOrb;
import org.roundtrip.corba.runtime.jdk.Patience;
import org.roundtrip.model.Contract;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.LibraryFiles;
import org.roundtrip.provider.ProviderInfo;
import org.roundtrip.provider.Refusal;

/** Java RMI over the protocol of CORBA, with static stubs that rmic makes from the remote interface. */
public final class RmiIiopProvider extends JdkOrb {
    private static final Texts TEXTS = Texts.of(RmiIiopProvider.class);

    @Override
    protected String id() {
        return "rmi.iiop";
    }

    @Override
    protected Language language() {
        return new Language(Rmic.SET, (contract, mapping) -> IiopSources.of(contract), Rmic::steps);
    }

    @Override
    protected Orb orb(Map<String, String> options, LibraryFiles files) {
        return super.orb(options, files).with("-Djavax.rmi.CORBA.UtilClass=" + Patience.class.getPackageName()
                + (glassfish(options) ? ".GlassFishUtil" : ".OpenJdkUtil"));
    }

    @Override
    public List<Refusal> refusals(Contract contract, Map<String, String> options) {
        return Refusals.of(contract, ShapeKind.answered()).list();
    }

    /** Objects of classes travel as values of Java, which the others have not declared; texts and arrays they have. */
    @Override
    public List<Refusal> refusals(Contract contract, Map<String, String> options, ProviderInfo other) {
        return Refusals.of(contract, ShapeKind.values())
                .shapes(shape -> ValueMapping.declares(shape) ? null : TEXTS.text("values", other.label()))
                .operations(operation -> operation.exceptions().isEmpty() ? null : TEXTS.text("exceptions", other.label()))
                .operations(operation -> IiopSources.sameName(operation) ? null : TEXTS.text("name", operation.name())).list();
    }
}
