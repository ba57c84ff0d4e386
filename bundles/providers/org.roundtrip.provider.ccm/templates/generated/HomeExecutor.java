// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package generated;

/** The executor of the home. */
final class HomeExecutor extends ccm._CCM_ServerHomeLocalBase {
    private static final long serialVersionUID = 1;
    private final transient Object behaviours;

    HomeExecutor(Object behaviours) {
        this.behaviours = behaviours;
    }

    @Override
    public Executor create() {
        return new Executor(behaviours);
    }
}
