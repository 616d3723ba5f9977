// SPDX-License-Identifier: Apache-2.0

#ifndef MULLION_LANGUAGE_H
#define MULLION_LANGUAGE_H

/// Returns the index of the language for the running code among the `count` languages `known`, or -1 for that
/// of the process.
///
/// `own` is the language in which the texts were written, or NULL if it is unknown.
typedef int (*MullionLanguageChooser)(const char *const *known, int count, const char *own);

/// Installs `chooser`, which is called whenever a text, a resource or the language of a bundle is requested.
///
/// The functions of this module interpose those of the shared libraries for every caller in the program. If
/// the libraries are linked statically they do not, and the process keeps its languages.
void mullion_choose_languages(MullionLanguageChooser chooser);

#endif
