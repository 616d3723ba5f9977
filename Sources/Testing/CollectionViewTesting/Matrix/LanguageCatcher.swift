// SPDX-License-Identifier: Apache-2.0

import CMullionLanguage
import Foundation
import MullionViewTree

/// Has bundles speak the language of the variant that is shown.
///
/// Foundation chooses a language once for the process. What stands before its functions asks here
/// instead: code that a variant's screen runs, and the tasks that begin there, hear its language;
/// everything else hears the process's.
enum LanguageCatcher {
  /// Has bundles ask from here on, once for the process.
  static func install() { _ = isInstalled }

  private static let isInstalled: Void = mullion_choose_languages { known, count, own in
    guard let languages = HostServices.scoped?.environment.languages, !languages.isEmpty, let known
    else { return -1 }
    let names = (0..<Int(count)).map { place in known[place].map { String(cString: $0) } ?? "" }
    // Who speaks none of them is told what the texts were written in.
    let written = own.map { String(cString: $0) } ?? "en"
    let chosen = LanguageMatch.best(among: names, for: languages + [written])
    return chosen.flatMap(names.firstIndex).map(Int32.init) ?? -1
  }
}
