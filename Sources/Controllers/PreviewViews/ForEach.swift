// SPDX-License-Identifier: Apache-2.0

/// The views for the elements of a collection.
public struct ForEach: View {
  /// The views and controllers for all elements, in order, each with its modifiers.
  public let _shown: [_ShownView]

  /// Creates the views for elements that are identified by a key path.
  public init<Elements: RandomAccessCollection, ID: Hashable>(
    _ data: Elements, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: (Elements.Element) -> some View
  ) {
    _shown = data.flatMap { content($0)._shown }
  }

  /// Creates the views for identifiable elements.
  public init<Elements: RandomAccessCollection>(
    _ data: Elements, @ViewBuilder content: (Elements.Element) -> some View
  ) where Elements.Element: Identifiable {
    _shown = data.flatMap { content($0)._shown }
  }

  /// Creates the views for a range of integers.
  public init(_ data: Range<Int>, @ViewBuilder content: (Int) -> some View) {
    _shown = data.flatMap { content($0)._shown }
  }
}
