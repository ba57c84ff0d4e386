// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.preferences;

import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.preference.BooleanFieldEditor;
import org.eclipse.jface.preference.DirectoryFieldEditor;
import org.eclipse.jface.preference.FieldEditorPreferencePage;
import org.eclipse.jface.preference.RadioGroupFieldEditor;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;
import org.eclipse.ui.preferences.ScopedPreferenceStore;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.theme.Setting;
import org.roundtrip.ui.theme.Theme;
import org.roundtrip.ui.theme.ThemeChoice;

/** The preference page: theme, first state of charts, and the folder of plans and runs. */
public final class LooksPage extends FieldEditorPreferencePage implements IWorkbenchPreferencePage {
    private static final Texts TEXTS = Texts.of(LooksPage.class);

    /** An empty page. */
    public LooksPage() {
        super(GRID);
    }

    @Override
    public void init(IWorkbench workbench) {
        ScopedPreferenceStore store = new ScopedPreferenceStore(InstanceScope.INSTANCE, Setting.NODE);
        for (Setting setting : Setting.values()) {
            store.setDefault(setting.name(), setting.defaultValue());
        }
        setPreferenceStore(store);
    }

    @Override
    protected void createFieldEditors() {
        addField(new RadioGroupFieldEditor(Setting.THEME.name(), TEXTS.text("theme"), 3,
                new String[][] {{TEXTS.text("light"), ThemeChoice.LIGHT.name()}, {TEXTS.text("dark"), ThemeChoice.DARK.name()},
                    {TEXTS.text("system"), ThemeChoice.SYSTEM.name()}},
                getFieldEditorParent(), true));
        toggle(Setting.LOG_LATENCY, TEXTS.text("logLatency"));
        toggle(Setting.LOG_CALLS, TEXTS.text("logCalls"));
        toggle(Setting.TIME_AXIS, TEXTS.text("timeAxis"));
        toggle(Setting.SHARED_AXES, TEXTS.text("sharedAxes"));
        toggle(Setting.QUIET, TEXTS.text("quiet"));
        DirectoryFieldEditor home = new DirectoryFieldEditor(Setting.HOME.name(), TEXTS.text("home"), getFieldEditorParent());
        home.setEmptyStringAllowed(true);
        home.getTextControl(getFieldEditorParent()).setMessage(RoundtripHome.current().folder().toString());
        addField(home);
    }

    private void toggle(Setting setting, String label) {
        addField(new BooleanFieldEditor(setting.name(), label, getFieldEditorParent()));
    }

    @Override
    public boolean performOk() {
        boolean done = super.performOk();
        Theme.use(ThemeChoice.valueOf(Setting.THEME.get()));
        return done;
    }
}
