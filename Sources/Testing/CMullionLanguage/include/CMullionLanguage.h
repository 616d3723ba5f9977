// SPDX-License-Identifier: Apache-2.0

#ifndef MULLION_LANGUAGE_H
#define MULLION_LANGUAGE_H

/// Which of `count` languages `known` the running code is to speak, by its place; -1: it speaks that of
/// the process.
///
/// `own` is the language that the texts were written in, NULL where nobody said it.
typedef int (*MullionLanguageChooser)(const char *const *known, int count, const char *own);

/// Asks `chooser` from here on whenever a bundle is asked for a text, for a resource or for its language.
///
/// The functions of this module stand before those of the shared libraries for every caller in the
/// program. Where the libraries are linked statically they do not, and the process keeps its languages.
void mullion_choose_languages(MullionLanguageChooser chooser);

#endif
