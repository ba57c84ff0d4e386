// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.ccm;

import java.util.List;
import java.util.Map;
import org.roundtrip.contract.Halves;
import org.roundtrip.contract.Java;
import org.roundtrip.contract.ServantWriter;
import org.roundtrip.contract.Signature;
import org.roundtrip.contract.Source;
import org.roundtrip.corba.IdlNames;
import org.roundtrip.corba.IdlWriter;
import org.roundtrip.corba.java.IdlTypes;
import org.roundtrip.corba.java.OrbSources;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.provider.ccm.runtime.Component;

/**
 * Writes a component for a contract: its IDL 3, the equivalent IDL 2, and what CCM generates in Java. The contract is the
 * component's facet; it also has a receptacle of that type, an attribute, and a home.
 */
final class CcmSources {
    /** The equivalent IDL 2, which includes that of the contract. */
    static final String EQUIVALENT = "component.idl";
    private static final String COMPONENTS = "Components.idl";
    /** In the templates: the name of the contract's interface. */
    private static final String NAME = "TheContract";
    private static final List<String> TEMPLATES = List.of("component.idl3", EQUIVALENT, "generated/Component.java", "generated/Configurator.java",
            "generated/Context.java", "generated/Executor.java", "generated/Home.java", "generated/HomeExecutor.java", "generated/ToFacet.java");

    private CcmSources() {
    }

    /** Returns all sources by path. */
    static Map<String, String> of(Contract contract) {
        IdlWriter idl = IdlWriter.of(contract);
        IdlTypes types = new IdlTypes(idl, Java::reservedForMethods);
        Map<String, String> sources = OrbSources.of(contract, idl, types, types);
        String name = IdlNames.type(contract);
        TEMPLATES.forEach(path -> sources.put(path, Halves.text(CcmSources.class, "/templates/" + path).replace(NAME, name)));
        sources.put(COMPONENTS, Halves.text(Component.class, COMPONENTS));
        sources.remove("generated/Servant.java");
        sources.put("generated/FacetExecutor.java",
                ServantWriter.write("FacetExecutor", "extends service._CCM_" + name + "LocalBase", contract, types.calls()));
        sources.put("generated/Facet.java", facet(contract, name, types));
        return sources;
    }

    /** The facet's servant, which stands before its executor. */
    private static String facet(Contract contract, String name, IdlTypes types) {
        Source source = new Source().add("package generated;")
                .add("/** Takes the requests for the facet. The container lets each in, and its executor carries it out. */")
                .add("final class Facet extends %sPOA {", types.stubType(contract))
                .add("private final Component component;")
                .add("private final service.CCM_%s executor;", name)
                .add("Facet(Component component, service.CCM_%s executor) {", name)
                .add("this.component = component;").add("this.executor = executor;").add("}");
        for (Operation operation : contract.operations()) {
            Signature signature = Signature.of(operation, types);
            source.add("@Override").add("public %s {", signature.head())
                    .add("%s before = component.enter();", Component.class.getName())
                    .add("try {").add(signature.delegate("executor"))
                    .add("} finally {").add("component.leave(before);").add("}").add("}");
        }
        return source.add("}").toString();
    }
}
