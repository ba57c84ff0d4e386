// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.editing;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.roundtrip.engine.check.Objection;
import org.roundtrip.ui.providers.Carrying;

/**
 * What engine and providers say against the draft of an editor. Also what a person tried to do with it in vain. User
 * interface's thread only.
 */
public final class Refusals {
    private final Runnable changed;
    private List<Objection> objections = List.of();
    private Map<String, List<String>> refused = Map.of();
    private boolean saveRefused;
    private boolean runRefused;

    /** @param changed called back after every change from outside */
    Refusals(Runnable changed) {
        this.changed = changed;
    }

    /** The engine's objections to the plan as it was checked last, or as it was to be run. */
    public List<Objection> objections() {
        return objections;
    }

    /** Shows the engine's objections to the plan. */
    public void object(List<Objection> reasons) {
        if (!reasons.equals(objections)) {
            objections = List.copyOf(reasons);
            changed.run();
        }
    }

    /**
     * What a provider refuses of the operations, each with its place and reason. Empty when it carries all, or has not
     * answered.
     */
    public List<String> of(String provider) {
        return refused.getOrDefault(provider, List.of());
    }

    /** The providers have answered whether they carry the operations. */
    public void answered(List<Carrying> answers) {
        Map<String, List<String>> said = answers.stream().collect(Collectors.toMap(Carrying::id, Carrying::refused));
        if (!said.equals(refused)) {
            refused = said;
            changed.run();
        }
    }

    /** Whether the plan was to be saved and could not be, because it has a problem that is still there. */
    public boolean saveRefused() {
        return saveRefused;
    }

    /** The plan was to be saved and has a problem. */
    public void refuseSave() {
        saveRefused = true;
        changed.run();
    }

    /** Whether the plan was to be run and could not be, and is still as it was then. */
    public boolean runRefused() {
        return runRefused;
    }

    /** The plan was to be run and cannot be, because it has a problem or because of objections to it. */
    public void refuseRun() {
        runRefused = true;
        changed.run();
    }

    /** Forgets what was objected. There is another plan, or a run of this one begins. */
    void forgetObjections() {
        objections = List.of();
    }

    /** The draft is another one than that which was to be run, or a run of it begins. */
    void forgetRun() {
        runRefused = false;
    }

    /** The draft was checked. @param problems whether it has any */
    void checked(boolean problems) {
        saveRefused &= problems;
        runRefused &= problems || !objections.isEmpty();
    }
}
