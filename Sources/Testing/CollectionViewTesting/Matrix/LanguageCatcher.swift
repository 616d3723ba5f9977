// SPDX-License-Identifier: Apache-2.0

import CMullionLanguage
import Foundation
import MullionViewTree

/// The interception of the language selection of bundles, which applies the language of the current variant.
///
/// Foundation selects a language once for the process. The interposed functions use the variant's language
/// for code that its screen runs, and for the tasks that begin there; all other code uses the process's
/// language.
enum LanguageCatcher {
  /// Installs the interception, once for the process.
  static func install() { _ = isInstalled }

  private static let isInstalled: Void = mullion_choose_languages { known, count, own in
    guard let languages = HostServices.scoped?.environment.languages, !languages.isEmpty, let known
    else { return -1 }
    let names = (0..<Int(count)).map { place in known[place].map { String(cString: $0) } ?? "" }
    // If no preferred language matches, use the language in which the texts were written.
    let written = own.map { String(cString: $0) } ?? "en"
    let chosen = LanguageMatch.best(among: names, for: languages + [written])
    return chosen.flatMap(names.firstIndex).map(Int32.init) ?? -1
  }
}
