// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.theme;

import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.IEclipsePreferences.IPreferenceChangeListener;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.swt.widgets.Control;
import org.osgi.service.prefs.BackingStoreException;

/** The settings that a person can change. They are stored in the workspace; the name of a setting is its key. */
public enum Setting {
    /** A {@link ThemeChoice}. */
    THEME(ThemeChoice.LIGHT.name()),
    /** Large letters, see {@link PresenterMode}. */
    PRESENTER("false"),
    /** Whether latency axes are logarithmic at first. */
    LOG_LATENCY("true"),
    /** Whether the axis of calls or time is logarithmic at first. */
    LOG_CALLS("true"),
    /** Whether charts show time instead of calls at first. */
    TIME_AXIS("false"),
    /** Whether charts that are compared have the same axes, see {@link org.roundtrip.ui.chart.ComparedCharts}. */
    SHARED_AXES("true"),
    /** Whether the window leaves the processors alone while a run is measured: it watches no runs and decodes nothing then. */
    QUIET("true"),
    /** Ids of the providers, separated by commas, that views of a payload do not show. */
    HIDDEN_PREVIEWS(""),
    /** The folder of plans and runs; empty for the folder that the command line uses. */
    HOME("");

    /** The node of the preferences that holds the settings. */
    public static final String NODE = "org.roundtrip.ui";
    private final String defaultValue;

    Setting(String defaultValue) {
        this.defaultValue = defaultValue;
    }

    /** The value while nothing was set. */
    public String defaultValue() {
        return defaultValue;
    }

    /** The value as it is now. Any thread. */
    public String get() {
        return InstanceScope.INSTANCE.getNode(NODE).get(name(), defaultValue);
    }

    /** Whether a switch is on. Any thread. */
    public boolean on() {
        return Boolean.parseBoolean(get());
    }

    /** Changes the value, also for the next start. Any thread. */
    public void set(String value) {
        IEclipsePreferences node = InstanceScope.INSTANCE.getNode(NODE);
        node.put(name(), value);
        try {
            node.flush();
        } catch (BackingStoreException e) {
            ILog.get().warn("A setting could not be written.", e);
        }
    }

    /** Calls back on the user interface's thread after each change, until the control is disposed. */
    public void onChange(Control owner, Runnable callback) {
        IPreferenceChangeListener listener = event -> {
            if (event.getKey().equals(name()) && !owner.isDisposed()) {
                owner.getDisplay().asyncExec(() -> {
                    if (!owner.isDisposed()) {
                        callback.run();
                    }
                });
            }
        };
        InstanceScope.INSTANCE.getNode(NODE).addPreferenceChangeListener(listener);
        owner.addDisposeListener(
                disposed -> InstanceScope.INSTANCE.getNode(NODE).removePreferenceChangeListener(listener));
    }
}
