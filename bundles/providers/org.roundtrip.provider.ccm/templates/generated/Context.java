// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package generated;

/** The context of the component's executor, with what its receptacle is connected to. */
final class Context extends org.roundtrip.provider.ccm.runtime.Context implements ccm.CCM_Server_Context {
    private static final long serialVersionUID = 1;
    private final transient Component component;

    Context(Component component) {
        super(component);
        this.component = component;
    }

    @Override
    public service.TheContract get_connection_next() {
        return component.get_connection_next();
    }
}
