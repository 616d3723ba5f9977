// SPDX-License-Identifier: Apache-2.0

/// A render request: images of an application or of previews, or a list of the previews.
package struct RenderJob: Codable, Equatable, Sendable {
  /// The subject of a render request.
  package enum Subject: Codable, Equatable, Sendable {
    case application
    /// Previews by their numbers in the program's list.
    case previews([Int])
    /// No image; only the list of previews.
    case list
    /// No image; the application is shown on a device, and acted on by requests of ``LiveService``.
    case live(RecordedDevice)
  }

  /// The subject to render.
  package var subject: Subject
  /// The images to make of the subject.
  package var order: PictureOrder
  /// The matrix whose variants previews are rendered in, as text; if `nil`, one image of each preview is
  /// made.
  package var matrix: NamedMatrix?
  /// The folder that the images and the ``RenderResponse`` are written to.
  package var folder: String

  /// Creates a request; see the properties.
  package init(_ subject: Subject, _ order: PictureOrder, into folder: String) {
    self.subject = subject
    self.order = order
    self.folder = folder
  }

  /// The path of the response file.
  package var responsePath: String { "\(folder)/reply.json" }

  /// The path of an empty file that is written when the application has finished its launch.
  package var launchNotePath: String { "\(folder)/launched" }

  /// Returns the path of the image with the given number.
  package func picturePath(_ number: Int) -> String {
    "\(folder)/picture-\(number).\(order.format.rawValue)"
  }
}
