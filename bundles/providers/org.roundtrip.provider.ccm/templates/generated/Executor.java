// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package generated;

import org.omg.Components.SessionComponent;
import org.omg.Components.SessionContext;

/** The monolithic executor of the component. Another object carries the operations of its facet out. */
final class Executor extends ccm._CCM_ServerLocalBase implements SessionComponent {
    private static final long serialVersionUID = 1;
    private final service.CCM_TheContract contract;
    private volatile SessionContext context;
    private volatile String name = "";

    Executor(Object behaviours) {
        contract = new FacetExecutor(behaviours);
    }

    @Override
    public service.CCM_TheContract get_contract() {
        return contract;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public void name(String chosen) {
        name = chosen;
    }

    @Override
    public void set_session_context(SessionContext given) {
        context = given;
    }

    @Override
    public void configuration_complete() {
        // The facet needs nothing that is configured.
    }

    @Override
    public void ccm_activate() {
        // There is nothing to begin.
    }

    @Override
    public void ccm_passivate() {
        // There is nothing to end.
    }

    @Override
    public void ccm_remove() {
        context = null;
    }
}
