// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import CoreMedia

extension AVAssetImageGenerator {
  /// Pictures that are made one after the other.
  public struct Images: AsyncSequence, Sendable {
    /// What became of a picture.
    public enum Element: Sendable {
      /// It is there, and is seen at `actualTime`.
      case success(requestedTime: CMTime, image: CGImage, actualTime: CMTime)
      /// It could not be made.
      case failure(requestedTime: CMTime, error: any Error)

      /// The moment that was asked for.
      public var requestedTime: CMTime {
        switch self {
        case .success(let time, _, _), .failure(let time, _): time
        }
      }

      /// The picture.
      public var image: CGImage {
        get throws {
          switch self {
          case .success(_, let image, _): image
          case .failure(_, let error): throw error
          }
        }
      }

      /// The moment at which the picture is seen.
      public var actualTime: CMTime {
        get throws {
          switch self {
          case .success(_, _, let time): time
          case .failure(_, let error): throw error
          }
        }
      }
    }

    let stream: AsyncStream<Element>

    /// Goes through the pictures.
    public func makeAsyncIterator() -> AsyncStream<Element>.Iterator { stream.makeAsyncIterator() }
  }
}
