// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

extension CollectionViewHarness {
  /// Returns the elements of the screen as it reads, one on each line: a reference, the role, the text, the
  /// frame in points in the coordinate space of the window, states and value.
  ///
  /// ```
  /// screen 390x844 MailViewController "Inbox"
  /// @e1 navigation-bar "Inbox" 0 0 390 96
  ///  @e2 button "Edit" 332 0 50 44
  /// @e3 collection 0 0 390 844
  ///  @e4 cell "Ines Aubert, 9:41, Boat on Saturday" 0 96 390 78.5
  ///  below: 12 cells, first "Library"
  /// ```
  ///
  /// References stay with the same elements as long as the harness exists. The texts of labels in a cell are on
  /// the cell's line; texts are cut to 60 characters, and those of secure fields are obscured.
  ///
  /// - Parameters:
  ///   - isInteractive: whether only elements that the user can act on are listed.
  ///   - text: the text that listed elements contain, regardless of case; `nil` for all elements.
  ///   - depth: the number of levels that are listed, from 1 for the outermost elements; `nil` for all.
  /// - Returns: The lines, each with a newline at its end.
  /// - Complexity: O(*n* log *n*) in the number of views.
  public func inspect(
    isInteractive: Bool = false, containing text: String? = nil, depth: Int? = nil
  ) -> String {
    var options = LookOptions()
    (options.isInteractive, options.text, options.depth) = (isInteractive, text, depth)
    options.lineLimit = nil
    return InspectionText(Inspection(surface, references), options).text()
  }

  /// The references of the elements that were inspected.
  package var references: ReferenceTable {
    if let table = companions["references"] as? ReferenceTable { return table }
    let table = ReferenceTable()
    companions["references"] = table
    return table
  }
}
