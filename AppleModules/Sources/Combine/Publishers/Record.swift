// SPDX-License-Identifier: Apache-2.0

/// Publishes what was recorded: elements, then an end.
public struct Record<Output, Failure: Error>: Publisher {
  /// What was recorded.
  public let recording: Recording

  /// Calls `record` with a recording to fill.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  /// A publisher of a recording.
  public init(recording: Recording) {
    self.recording = recording
  }

  /// A publisher of elements and an end.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  /// Publishes to a subscriber from now on.
  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    switch recording.completion {
    case .finished:
      Publishers.Sequence(sequence: recording.output).receive(subscriber: subscriber)
    case .failure(let error):
      Publishers.Sequence<_, Never>(sequence: recording.output).setFailureType(to: Failure.self)
        .append(Fail(error: error)).receive(subscriber: subscriber)
    }
  }

  /// Elements and an end.
  public struct Recording {
    /// What it takes.
    public typealias Input = Output

    /// The elements.
    public private(set) var output: [Output]

    /// The end; it finished, as long as nothing else was recorded.
    public private(set) var completion: Subscribers.Completion<Failure>

    /// A recording of nothing.
    public init() {
      self.init(output: [])
    }

    /// A recording of elements and an end.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      (self.output, self.completion) = (output, completion)
    }

    /// Records an element.
    public mutating func receive(_ input: Output) {
      output.append(input)
    }

    /// Records the end.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      self.completion = completion
    }
  }
}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {}
extension Record: Codable where Output: Codable, Failure: Codable {}
