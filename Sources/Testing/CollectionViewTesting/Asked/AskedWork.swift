// SPDX-License-Identifier: Apache-2.0

/// What a program is started for: pictures of its application or of previews, or a list of these.
package struct AskedWork: Codable, Equatable, Sendable {
  /// What pictures are made of.
  package enum Subject: Codable, Equatable, Sendable {
    case application
    /// Previews by their numbers in the program's list.
    case previews([Int])
    /// Nothing: the list alone is wanted.
    case list
  }

  /// What pictures are made of.
  package var subject: Subject
  /// Which pictures.
  package var order: PictureOrder
  /// The matrix in which previews are told, as text; nil: a picture of each is made.
  package var matrix: KnownMatrix?
  /// The folder that the pictures and the ``AskedReply`` go to.
  package var folder: String

  /// What is to be done; see the properties.
  package init(_ subject: Subject, _ order: PictureOrder, into folder: String) {
    self.subject = subject
    self.order = order
    self.folder = folder
  }

  /// Where the answer goes.
  package var replyPath: String { "\(folder)/reply.json" }

  /// Where the picture with a number goes.
  package func picturePath(_ number: Int) -> String {
    "\(folder)/picture-\(number).\(order.format.rawValue)"
  }
}
